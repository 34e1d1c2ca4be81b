import { configure } from "@testing-library/preact";
import { afterEach } from "vitest";
import { lang } from "../src/i18n";
import { ownName } from "../src/table/open";

// What comes on a busy machine comes later; nothing is timed.
configure({ asyncUtilTimeout: 20_000 });

// All files share one jsdom: whatever language a test has read in, the next one begins in English, and under no name.
afterEach(() => {
  lang.value = "en";
  ownName.value = "";
});
