import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../../shared/stories/story.tsx";
import { eans, productIdOf } from "../../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../../shared/stories/story-states.ts";
import { CustomProductScreen } from "./ProductScreen.tsx";

const path = "/catalog/product/custom/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const bag = place(async (api) => `/catalog/product/custom/detail/${await productIdOf(api, eans.toteBag)}`);
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une fiche maison : un produit que la boutique fait elle-même ; sans numéro dans l’adresse, une nouvelle. */
const meta = { title: "Écrans/Fiche maison", component: CustomProductScreen, parameters: { ...bag.parameters } } satisfies Meta<
  typeof CustomProductScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Titre" })).toHaveValue("Sac en toile Librairie du Quai");
    await expect(canvas.getByRole("textbox", { name: "Prix TTC" })).toHaveValue("12,00");
  },
};

/** Une nouvelle fiche, avec accents et apostrophe ; le numéro manquant est donné par la boutique. */
export const Created: Story = {
  name: "Nouvelle fiche",
  ...place("/catalog/product/custom/detail"),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre" });
    await userEvent.type(title, "  ");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la fiche/ }));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Donnez un titre au produit\./));
    await userEvent.clear(title);
    await userEvent.type(title, "L’été à l’œuvre, affiche signée");
    await userEvent.type(canvas.getByRole("textbox", { name: "Prix TTC" }), "15");
    await userEvent.type(canvas.getByRole("combobox", { name: /^Éditeurs/ }), "Librairie du Quai{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter une variante" }));
    const type = canvas.getByRole("combobox", { name: /^Variante 1\s: de quoi$/ });
    // What other titles carry, and the trade's usual words, are offered; anything else may be typed.
    await waitFor(() => expect([...((type as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)).toContain("Reliure"));
    await userEvent.type(type, "Taille");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Variante 1\s: valeur$/ }), "40 × 60 cm");
    await userEvent.click(canvas.getByRole("button", { name: /Créer la fiche/ }));
    await expect(await canvas.findByText(/^\/catalog\/product\/detail\/\d+$/)).toBeVisible();
  },
};

/** Un exemplaire de plus d’un titre : tout est repris sauf le numéro et le stock. */
export const Copied: Story = {
  name: "Dupliquée",
  ...place(async (api) => `/catalog/product/custom/detail?from=${await productIdOf(api, eans.lifeAUsersManual)}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Titre" })).toHaveValue("La Vie mode d’emploi");
    await expect(canvas.getByRole("textbox", { name: /^EAN/ })).toHaveValue("");
    await expect(canvas.getByRole("spinbutton", { name: "Stock" })).toHaveValue("0");
  },
};

// The hyphens come a moment later.
const digitsIn = (field: HTMLElement) => (field as HTMLInputElement).value.replaceAll("-", "");

/** D’un EAN collé que le catalogue ne connaît pas. */
export const FromEan: Story = {
  name: "D’un EAN inconnu",
  ...place("/catalog/product/custom/detail?ean=9782370559999"),
  play: async ({ canvas }) => {
    await expect(digitsIn(await canvas.findByRole("textbox", { name: /^EAN/ }))).toBe("9782370559999");
  },
};

const notice = `<Product><RecordReference>fr.quai.1</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9782370559999</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>L’Été à l’œuvre</TitleText></TitleElement></TitleDetail>
<Contributor><ContributorRole>A01</ContributorRole><PersonName>Éloïse Le Goff</PersonName></Contributor>
<Subject><SubjectSchemeIdentifier>29</SubjectSchemeIdentifier><SubjectCode>3442</SubjectCode></Subject></DescriptiveDetail>
<PublishingDetail><Publisher><PublishingRole>01</PublishingRole><PublisherName>Quai des Brumes</PublisherName></Publisher></PublishingDetail>
<ProductSupply><SupplyDetail><ProductAvailability>21</ProductAvailability><Price><PriceType>04</PriceType><PriceAmount>19.90</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price></SupplyDetail></ProductSupply></Product>`;

/** Une notice ONIX remplit les champs d’une nouvelle fiche ; rien n’est enregistré par là. */
export const FromOnix: Story = {
  name: "D’une notice ONIX",
  ...place("/catalog/product/custom/detail"),
  parameters: consoleStory({ path, at: "/catalog/product/custom/detail", server: "fresh", user: "admin" }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Partir d’une notice ONIX" }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole("dialog", { name: "Partir d’une notice ONIX" }));
    const text = dialog.getByRole("textbox", { name: "Notice" });
    await userEvent.click(text);
    await userEvent.paste("<Product>");
    await userEvent.click(dialog.getByRole("button", { name: "Lire la notice" }));
    await waitFor(() => expect(text).toBeInvalid());
    await expect(text).toHaveValue("<Product>");
    await userEvent.clear(text);
    await userEvent.paste(notice);
    await userEvent.click(dialog.getByRole("button", { name: "Lire la notice" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Titre" })).toHaveValue("L’Été à l’œuvre"));
    await expect(digitsIn(canvas.getByRole("textbox", { name: /^EAN/ }))).toBe("9782370559999");
    await expect(canvas.getByRole("textbox", { name: "Prix TTC" })).toHaveValue("19,90");
    await expect(canvas.getByText("Éloïse Le Goff")).toBeVisible();
    await expect(await canvas.findByText("3442 Romans")).toBeVisible();
  },
};

/** Un sujet se cherche par les mots de son libellé, un nom parmi ceux des autres titres. */
export const Named: Story = {
  name: "Sujets et noms cherchés",
  play: async ({ canvas }) => {
    const clil = await canvas.findByRole("combobox", { name: /^CLIL/ });
    await userEvent.type(clil, "policiers");
    await userEvent.click(await canvas.findByRole("option", { name: /Romans policiers/ }));
    await expect(await canvas.findByText(/^\d{4} Romans policiers/)).toBeVisible();
    // What is no code is no subject: Enter takes the first that was found.
    const thema = canvas.getByRole("combobox", { name: /^Thema/ });
    await userEvent.type(thema, "poésie");
    await canvas.findAllByRole("option", { name: /poésie/i });
    await userEvent.type(thema, "{Enter}");
    await expect(canvas.queryByText("poésie")).not.toBeInTheDocument();
    const publishers = canvas.getByRole("combobox", { name: /^Éditeurs/ });
    await userEvent.type(publishers, "gallim");
    await userEvent.click(await canvas.findByRole("option", { name: "Gallimard" }));
    await expect(canvas.getByText("Gallimard")).toBeVisible();
  },
};

/** Un EAN qui est déjà à une autre fiche : dit à son champ, avec laquelle. */
export const EanTaken: Story = {
  name: "EAN déjà pris",
  play: async ({ canvas }) => {
    const ean = await canvas.findByRole("textbox", { name: /^EAN/ });
    await userEvent.clear(ean);
    await userEvent.type(ean, eans.lifeAUsersManual);
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(ean).toHaveAccessibleDescription(/est déjà celui de la fiche nº \d+, «\sLa Vie mode d’emploi\s»/));
  },
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la fiche" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/catalog/product")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getProduct") };

export const Failed: Story = { name: "Échec", ...failedRead("getProduct") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/product", "getProduct") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les produits", "getProduct") };

export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateProduct", { title: "Ce titre est déjà pris." })),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre" });
    await userEvent.type(title, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Ce titre est déjà pris\./));
    await expect(title).toHaveValue("Sac en toile Librairie du Quai bis");
  },
};
