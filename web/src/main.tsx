import "./style";

import { render } from "preact";
import { App } from "./App";
import { mendAddress } from "./address";

mendAddress();
const root = document.getElementById("app");
if (root) render(<App />, root);
