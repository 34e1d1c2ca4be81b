import { afterEach } from "vitest";
import { lang } from "../src/i18n";

// All files share one jsdom: whatever language a test has read in, the next one begins in English.
afterEach(() => {
  lang.value = "en";
});
