export { LetterPage, LinkOffer, LinkPage } from "./pages";
