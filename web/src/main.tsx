import { render } from "preact";
import { App } from "./App";
import "./style";

const root = document.getElementById("app");
if (root) render(<App />, root);
