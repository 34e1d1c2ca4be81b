import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/source-sans-3";
import "./tokens.css";
import "./base.css";
import "./ui.css";
import "./shell.css";
