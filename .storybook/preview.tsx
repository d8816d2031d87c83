import "@reserve/design-system/styles.css";
import "@reserve/design-system/fonts.css";
import "@reserve/design-system/fonts-deferred.css";
import { frenchTexts, TextsProvider } from "@reserve/design-system";
import { englishTexts } from "@reserve/design-system/english";
import type { Decorator, Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { useLayoutEffect } from "react";
import { configure, expect, getConfig } from "storybook/test";
import { AXE_GLOBAL, AXE_TAGS, axeInBothThemes } from "./axe.ts";
import { DocsFrame } from "./docs/DocsFrame.tsx";
import { FramedControls, NumberedList, StillStory } from "./docs/StillStory.tsx";
import { keepToItself } from "./embedded.ts";
import { refuseUnhandledCalls, startWorker } from "./network.ts";
import { consoleProviders, prepareStory } from "./providers.tsx";

keepToItself();
configure({
  // A story waits for what a person would wait for; a machine that does much beside it takes its time.
  asyncUtilTimeout: 10_000,
  // Whoever waits for something asks again and again, and each time the whole page would be written into the error, which is beside it.
  getElementError: (message) => new Error(message ?? "not found"),
});

/** The page has nothing to do, or has had something to do for a second. Safari cannot say when. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });

/**
 * With its library for development, React has drawn what an event began when the event is over (`act`). The one for production has no such promise, and
 * a play would look at what was there before.
 */
function drawBeforeLooking(): void {
  const { asyncWrapper, eventWrapper } = getConfig();
  let hasActed = false;
  configure({
    eventWrapper: (work) => {
      hasActed = true;
      return eventWrapper(work);
    },
    asyncWrapper: async (work) => {
      const result = await asyncWrapper(work);
      if (hasActed) {
        hasActed = false;
        await idle();
      }
      return result;
    },
  });
}

const surroundings: Decorator = (Story, { globals }) => {
  const { theme, client, density, contrast, locale } = globals as Record<string, string>;
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, client, density, contrast });
    document.documentElement.lang = locale ?? "fr";
  }, [theme, client, density, contrast, locale]);
  return (
    <TextsProvider locale={locale === "en" ? "en-GB" : "fr-FR"} texts={locale === "en" ? englishTexts : frenchTexts}>
      <Story />
    </TextsProvider>
  );
};

const choice = (title: string, icon: "paintbrush" | "globe" | "mirror" | "component" | "contrast", items: Record<string, string>) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: Object.entries(items).map(([value, name]) => ({ value, title: name })) },
});

const preview: Preview = {
  tags: ["autodocs"],
  initialGlobals: {
    theme: "light",
    client: "generic",
    density: "normal",
    contrast: "normal",
    locale: "fr",
    ...AXE_GLOBAL,
  },
  globalTypes: {
    client: choice("Client", "paintbrush", {
      generic: "Réserve",
      bookshop: "Librairie du Quai",
      publisher: "Éditions de l’Encre",
      "cinema-library": "Cinéthèque",
    }),
    locale: choice("Langue", "globe", { fr: "Français", en: "English" }),
    theme: choice("Thème", "mirror", { light: "Clair", dark: "Sombre", system: "Système" }),
    density: choice("Densité", "component", { compact: "Compacte", normal: "Normale", comfortable: "Aérée" }),
    contrast: choice("Contraste", "contrast", { normal: "Contraste normal", more: "Contraste renforcé" }),
  },
  beforeAll: () => {
    if (new URLSearchParams(location.search).get("mode") !== "development") drawBeforeLooking();
  },
  loaders: [mswLoader(startWorker)],
  decorators: [...consoleProviders, surroundings],
  beforeEach: (context) => {
    // Before the first drawing: sums and counts are written in the language of the page.
    document.documentElement.lang = context.globals.locale === "en" ? "en" : "fr";
    expect.setState({ assertionCalls: 0 });
    return prepareStory(context);
  },
  afterEach: async (context) => {
    const { assertionCalls: assertions } = expect.getState();
    context.reporting.addReport({ type: "assertions", version: 1, status: "passed", result: { assertions } });
    refuseUnhandledCalls();
    await axeInBothThemes(context);
  },
  parameters: {
    a11y: { test: "error", options: { runOnly: { type: "tag", values: AXE_TAGS } } },
    docs: { container: DocsFrame, components: { Story: StillStory, Controls: FramedControls, ol: NumberedList } },
    layout: "padded",
    options: {
      storySort: {
        method: "alphabetical",
        locales: "fr",
        // Written out, because the index reads this file without running it. Screens as in the drawer, a list before its records, those to come among
        // them; then what stands around them.
        order: [
          "Bienvenue",
          "Réserve, entière",
          "Écrans",
          [
            "Accueil",
            "Mon profil",
            "Commandes",
            "Nouvelle commande",
            "Commande",
            "Liste de préparation",
            "Préparation",
            "À commander",
            "Arrivages",
            "Caisse",
            "Bons d’achat",
            "Bon d’achat",
            "Comptabilité",
            "Étiquette",
            "Clients",
            "Client",
            "Messages",
            "Message",
            "Remises",
            "Remise",
            "Codes d’une remise",
            "Listes du catalogue",
            "Liste du catalogue",
            "Courriels envoyés",
            "Courriel envoyé",
            "Courriel du mot de passe oublié",
            "Produits",
            "Produit",
            "Imports",
            "Import",
            "Offre",
            "Produit de la boutique",
            "Auteurs",
            "Auteur",
            "Critiques",
            "Critique",
            "Collections",
            "Collection",
            "Restrictions",
            "Restriction",
            "Cache des produits",
            "Pages",
            "Liste des pages",
            "Page",
            "Articles",
            "Article",
            "Étiquettes",
            "Étiquette d’articles",
            "Signatures",
            "Signature",
            "Catégories",
            "Catégorie",
            "Menus",
            "Fenêtres",
            "Fenêtre",
            "Essai d’une fenêtre",
            "Médias",
            "Média",
            "Inscriptions",
            "Abonnements",
            "Abonnement",
            "Textes d’un abonnement",
            "Import d’abonnés",
            "Adresses écartées",
            "Campagnes",
            "Campagne",
            "Profils",
            "Profil",
            "Cibles",
            "Cible",
            "Analyse des ventes",
            "Utilisateurs",
            "Utilisateur",
            "Rôles",
            "Rôle",
            "Clés d’API",
            "Clé d’API",
            "Tâches d’arrière-plan",
            "Journal d’activité",
            "Webhooks",
            "Webhook",
            "Envois",
            "Envoi",
            "État du service",
            "Connexion",
            "Mot de passe oublié",
            "Mot de passe oublié, lien demandé",
            "Nouveau mot de passe",
            "Nouveau mot de passe, enregistré",
            "Premier compte",
            "Session expirée",
            "Déconnexion",
            "Cadre",
            "Palette et raccourcis",
            "Erreur",
            "Page introuvable, sans session",
            "*",
          ],
          "Parcours",
          ["Une matinée", "*"],
          "Fondations",
          "Construire",
          ["Une liste", "*"],
          "Actions",
          ["À lire d’abord", "*"],
          "Champs",
          ["À lire d’abord", "*"],
          "Dates",
          ["À lire d’abord", "*"],
          "Listes",
          ["À lire d’abord", "*"],
          "Dialogues et menus",
          ["À lire d’abord", "*"],
          "Annonces",
          ["À lire d’abord", "*"],
          "États",
          ["À lire d’abord", "*"],
          "Page",
          ["À lire d’abord", "*"],
          "Éditeurs",
          ["À lire d’abord", "*"],
          "Graphiques",
          ["À lire d’abord", "*"],
          "*",
        ],
      },
    },
  },
};

// The tool asks for a default export.
export default preview;
