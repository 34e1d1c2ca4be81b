import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/source-sans-3";
import "./palette.css";
import "./tokens.css";
import "./base.css";
import "./shell.css";
