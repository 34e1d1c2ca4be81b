import { LostPage } from "../pages/LostPage";

// Where there is a server nobody has to send links to and fro.

export const LinkPage = LostPage;
export const LetterPage = LostPage;
export const LinkOffer = (_props: { game: string }): null => null;
