import { Route, Router } from "preact-iso";
import { LetterPage, LinkPage } from "#letters";
import { Places } from "#places";
import { t } from "./i18n";
import { BesidePage } from "./pages/BesidePage";
import { CampaignPage } from "./pages/CampaignPage";
import { ContentPage } from "./pages/ContentPage";
import { DesignPage } from "./pages/DesignPage";
import { FrontPage } from "./pages/FrontPage";
import { LostPage } from "./pages/LostPage";
import { NewCampaignPage } from "./pages/NewCampaignPage";
import { ReplayPage } from "./pages/ReplayPage";
import { RulesPage } from "./pages/RulesPage";
import { SetupPage } from "./pages/SetupPage";
import { TablePage } from "./pages/table/TablePage";
import { WhatIfPage } from "./pages/WhatIfPage";
import { RuleDialog } from "./ui/RuleDialog";
import { SkipLink } from "./ui/SkipLink";
import { Tips } from "./ui/Tips";

/** The page: its routes, and what may stand above all of them. */
export function App() {
  return (
    <Places>
      <SkipLink to="main">{t("skip")}</SkipLink>
      <Router>
        <Route path="/" component={FrontPage} />
        <Route path="/new/:game" component={SetupPage} />
        <Route path="/t/:table" component={TablePage} />
        <Route path="/campaign/:game" component={NewCampaignPage} />
        <Route path="/c/:campaign" component={CampaignPage} />
        <Route path="/replay/:table" component={ReplayPage} />
        <Route path="/what-if/:table" component={WhatIfPage} />
        <Route path="/rules/:game" component={RulesPage} />
        <Route path="/content/:game" component={ContentPage} />
        <Route path="/design/:game" component={DesignPage} />
        <Route path="/beside/:game" component={BesidePage} />
        <Route path="/link/:game" component={LinkPage} />
        <Route path="/letter/:packed" component={LetterPage} />
        <Route default component={LostPage} />
      </Router>
      <RuleDialog />
      <Tips />
    </Places>
  );
}
