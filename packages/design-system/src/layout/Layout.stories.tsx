import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, ButtonLink, IconButton } from "../actions/Button.tsx";
import { CopyButton } from "../actions/CopyButton.tsx";
import { Link } from "../actions/Link.tsx";
import { FilterChip } from "../fields/FilterChip.tsx";
import { Form } from "../fields/Form.tsx";
import { MultiSelect } from "../fields/MultiSelect.tsx";
import { PasswordField } from "../fields/PasswordField.tsx";
import { SearchField } from "../fields/SearchField.tsx";
import { TextArea, TextField } from "../fields/TextField.tsx";
import {
  BanIcon,
  BookmarkIcon,
  CircleCheckIcon,
  DownloadIcon,
  EllipsisIcon,
  HashIcon,
  PackageOpenIcon,
  PrinterIcon,
  RefreshCwIcon,
  ScanBarcodeIcon,
  TruckIcon,
  UserRoundIcon,
} from "../icons.ts";
import { Badge } from "../status/Badge.tsx";
import { DescriptionList, Timeline } from "../status/DescriptionList.tsx";
import { ProgressSegments } from "../status/Progress.tsx";
import { type DataColumn, DataTable } from "../table/DataTable.tsx";
import { Pagination } from "../table/Pagination.tsx";
import { AppShell, Brand, NavGroups, UserCard } from "./AppShell.tsx";
import { ChipRow, FilterBar } from "./FilterBar.tsx";
import { GuestLayout } from "./GuestLayout.tsx";
import { Breadcrumbs, Margin, Page, Section, Sheet, SheetAndMargin, ViewTabs } from "./Page.tsx";
import { ThumbBar, WideOnly } from "./ThumbBar.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const groups = [
  { items: [{ label: "Accueil", href: "#/" }] },
  {
    label: "Ventes",
    items: [
      { label: "Commandes", href: "#/public/document", count: 12, isCurrent: true },
      { label: "Clients", href: "#/public/customer" },
      { label: "Messages", href: "#/public/message", count: 5 },
      { label: "Remises", href: "#/public/discount" },
    ],
  },
  {
    label: "Catalogue",
    items: [
      { label: "Produits", href: "#/catalog/product" },
      { label: "Auteurs", href: "#/catalog/author" },
    ],
  },
  { label: "Gestion", isOpen: false, items: [{ label: "Utilisateurs", href: "#/account" }] },
];

/** Le cadre de toutes les pages : le tiroir (un volet sous 1100 px), la barre du haut, le contenu, le pied. */
const meta = {
  title: "Page/Cadre de la console (AppShell)",
  component: AppShell,
  subcomponents: {
    Brand,
    Breadcrumbs,
    GuestLayout,
    Margin,
    NavGroups,
    Page,
    Section,
    Sheet,
    SheetAndMargin,
    ThumbBar,
    UserCard,
    ViewTabs,
    VisuallyHidden,
    WideOnly,
  },
  parameters: { layout: "fullscreen" },
  args: {
    brand: <Brand monogram="R" title="Réserve" />,
    nav: <NavGroups groups={groups} />,
    user: <UserCard firstName="Mathilde" lastName="Kervella" userName="m.kervella" />,
    topbar: (
      <>
        <Breadcrumbs items={[{ label: "Ventes" }, { label: "Commandes", href: "#/public/document" }, { label: "Commande nº 24118" }]} />
        <IconButton icon={<UserRoundIcon />} label="Compte" />
      </>
    ),
    footer: <p>© 2026 Réserve. Console de gestion.</p>,
    children: null,
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Line {
  ean: string;
  title: string;
  author: string;
  shelf: string;
  isShipped: boolean;
  quantity: number;
  total: string;
}
const lines: Line[] = [
  {
    ean: "978-2-07-036002-4",
    title: "L’Étranger",
    author: "Albert Camus",
    shelf: "P-04",
    isShipped: true,
    quantity: 1,
    total: "6,90\u00a0€",
  },
  {
    ean: "978-2-253-02390-6",
    title: "La Vie mode d’emploi",
    author: "Georges Perec",
    shelf: "P-17",
    isShipped: false,
    quantity: 2,
    total: "23,80\u00a0€",
  },
  {
    ean: "3700301045676",
    title: "Cléo de 5 à 7",
    author: "Agnès Varda",
    shelf: "D-02",
    isShipped: false,
    quantity: 1,
    total: "14,99\u00a0€",
  },
];
const lineColumns: DataColumn<Line>[] = [
  {
    id: "title",
    header: "Titre",
    isMain: true,
    isFlexible: true,
    cell: (line) => <cite>{line.title}</cite>,
    detail: (line) => (
      <>
        , {line.author}
        <br />
        <small>
          {line.ean} <CopyButton label={`Copier l’EAN ${line.ean}`} value={line.ean} />
        </small>
      </>
    ),
  },
  { id: "shelf", header: "Rayon", cell: (line) => line.shelf, align: "nowrap" },
  {
    id: "status",
    header: "État",
    align: "state",
    cell: (line) =>
      line.isShipped ? (
        <Badge icon={<TruckIcon />} tone="success">
          Expédiée
        </Badge>
      ) : (
        <Badge icon={<PackageOpenIcon />} isFilled tone="info">
          À préparer
        </Badge>
      ),
    cardSlot: "footStart",
  },
  {
    id: "quantity",
    header: "Qté",
    align: "end",
    cell: (line) => (line.quantity === 1 ? "1" : <strong>{line.quantity}</strong>),
    cardSlot: "hidden",
  },
  { id: "total", header: "Total TTC", align: "end", cell: (line) => line.total, cardSlot: "footEnd" },
];

/** La forme d’une fiche : la feuille, la marge, et la barre du pouce sur un petit écran. */
export const OrderPage: Story = {
  name: "Page d’une commande",
  args: {
    children: (
      <Page
        actions={<Button icon={<PrinterIcon />}>Imprimer</Button>}
        subtitle={
          <>
            <span>
              Passée le 20/11/2026 à 18:42 par <Link href="#/public/customer">Hélène Le Goff</Link>
            </span>
            <span>Colissimo à domicile</span>
          </>
        }
        title="Commande nº 24118"
        titleExtra={<CopyButton label="Copier le numéro 24118" value="24118" />}
      >
        <SheetAndMargin
          margin={
            <>
              <Section isPanel title="Que faire maintenant ?">
                <div style={{ display: "grid", gap: 8 }}>
                  <Button icon={<TruckIcon />} isFullWidth variant="primary">
                    Expédier 2 lignes
                  </Button>
                  <Button icon={<HashIcon />} isFullWidth>
                    Saisir le numéro de suivi
                  </Button>
                  <Button icon={<BanIcon />} isFullWidth variant="danger">
                    Annuler 2 lignes, 38,79 €
                  </Button>
                  <Button disabledReason="Livrée par Colissimo, sans retrait en magasin." isFullWidth>
                    Notifier le retrait
                  </Button>
                </div>
              </Section>
              <Section title="Livraison">
                <address>
                  Hélène Le Goff
                  <br />
                  12, rue des Lices
                  <br />
                  29200 Brest
                </address>
              </Section>
              <Section title="Montants">
                <DescriptionList
                  items={[
                    { term: "Articles", description: "67,09 €" },
                    { term: "Port", description: "4,90 €" },
                  ]}
                />
              </Section>
            </>
          }
          marginLabel="Actions et renseignements"
        >
          <Sheet>
            <Section label="Où en est la commande">
              <div style={{ display: "flex", gap: 48, flexWrap: "wrap" }}>
                <Badge icon={<PackageOpenIcon />} isFilled isInset isLarge tone="info">
                  En préparation
                </Badge>
                <Badge icon={<CircleCheckIcon />} isLarge tone="success">
                  Payé
                </Badge>
                <div style={{ minWidth: 160 }}>
                  <ProgressSegments done={2} label="2/5 expédiés" total={5} waiting={1} />
                </div>
              </div>
            </Section>
            <Section aside="3 lignes, 4 exemplaires" isFlush title="Articles">
              <DataTable
                caption="Lignes de la commande 24118"
                columns={lineColumns}
                getRowId={(line) => line.ean}
                options={{ isFlush: true, rowHeight: "twoLines" }}
                rows={lines}
                selection={{
                  ids: ["3700301045676"],
                  onChange: fn(),
                  canSelect: (line) => !line.isShipped,
                  rowLabel: (line) => `Cocher la ligne ${line.title}`,
                  pageLabel: () => "Cocher toutes les lignes à préparer",
                }}
              />
            </Section>
            <Section title="Fil de la commande">
              <div style={{ display: "grid", gap: 16 }}>
                <TextArea isLabelHidden label="Ajouter un commentaire" placeholder="Écrire un commentaire…" rows={2} />
                <Timeline
                  items={[
                    {
                      id: "1",
                      icon: <TruckIcon />,
                      tone: "success",
                      title: <strong>2 lignes expédiées</strong>,
                      time: "aujourd’hui, 09:26",
                    },
                    { id: "0", icon: <CircleCheckIcon />, title: "Paiement reçu", time: "20/11/2026 18:43" },
                  ]}
                />
              </div>
            </Section>
          </Sheet>
        </SheetAndMargin>
        <ThumbBar detail="3 exemplaires" label="Préparation" title="2 lignes cochées">
          <IconButton icon={<ScanBarcodeIcon />} label="Scanner un EAN" variant="secondary" />
          <Button icon={<TruckIcon />} variant="primary">
            Expédier 2 lignes
          </Button>
          <IconButton icon={<EllipsisIcon />} label="Autres actions" variant="secondary" />
        </ThumbBar>
      </Page>
    ),
  },
};

/** La forme d’une liste : vues, recherche et filtres, filtres posés, tableau, pages. */
export const ListPage: Story = {
  name: "Page de liste",
  args: {
    children: (
      <Page
        actions={
          <Button icon={<DownloadIcon />} variant="secondary">
            Exporter en CSV
          </Button>
        }
        title="Commandes"
      >
        <ViewTabs
          end={
            <Button icon={<BookmarkIcon size={14} />} variant="plain">
              Enregistrer cette vue
            </Button>
          }
          label="Vues de la liste"
          tabs={[
            { label: "Toutes", href: "#?view=all", count: 312, isCurrent: true },
            { label: "À préparer", href: "#?view=prepare", count: 12 },
            { label: "Retrait à notifier", href: "#?view=notify", count: 4 },
            { label: "À encaisser", href: "#?view=cash", count: 7 },
          ]}
        />
        <FilterBar
          end={<IconButton icon={<RefreshCwIcon />} label="Actualiser la liste" />}
          filters={
            <>
              <MultiSelect label="État" onChange={fn()} options={[]} values={[]} />
              <MultiSelect label="Paiement" onChange={fn()} options={[]} values={["paid", "unpaid"]} />
            </>
          }
          label="Filtrer les commandes"
          moreLabel="Filtres"
          search={
            <SearchField
              label="Rechercher une commande"
              onDebouncedChange={fn()}
              placeholder="Numéro, nom, adresse électronique, EAN…"
              value=""
            />
          }
        />
        <ChipRow label="Filtres actifs">
          <FilterChip label="Date" onRemove={fn()} value="3 derniers jours" />
          <FilterChip label="Magasin" onRemove={fn()} value="Quai, Gare" />
        </ChipRow>
        <DataTable
          caption="Lignes"
          columns={lineColumns}
          getRowId={(line) => line.ean}
          options={{ rowHeight: "twoLines" }}
          rowHref={() => "#/"}
          rows={lines}
        />
        <Pagination onPageChange={fn()} onPageSizeChange={fn()} page={1} pageSize={25} pageSizes={[10, 25, 50]} totalCount={312} />
      </Page>
    ),
  },
};

/** Le premier arrêt du clavier saute le tiroir ; un titre replie ses lignes. */
export const Keyboard: Story = {
  name: "Au clavier",
  args: { children: <Page title="Commandes" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Aller au contenu" })).toHaveFocus();
    const head = canvas.getByRole("button", { name: "Catalogue" });
    await expect(canvas.getByRole("link", { name: "Produits" })).toBeVisible();
    head.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("link", { name: "Produits" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Commandes 12 à traiter" })).toHaveAttribute("aria-current", "page");
  },
};

/** La forme de la connexion, aux couleurs du client. */
export const SignIn: Story = {
  name: "Page de connexion",
  render: () => (
    <GuestLayout footer={<p>© 2026 Réserve. Console de gestion.</p>} name="Réserve" tagline="Console de gestion">
      <Page subtitle="Entrez vos identifiants pour ouvrir la console." title="Connexion" />
      <Form onSubmit={fn()}>
        <TextField autoCapitalize="none" autoComplete="username" label="Nom d’utilisateur" name="userName" />
        <PasswordField autoComplete="current-password" label="Mot de passe" name="password" />
        <p>
          <Link href="#/forgotPassword">Mot de passe oublié ?</Link>
        </p>
        <Button isFullWidth type="submit" variant="primary">
          Se connecter
        </Button>
      </Form>
    </GuestLayout>
  ),
};

export const NotFound: Story = {
  name: "Introuvable",
  args: {
    children: (
      <Page subtitle="This page could not be found." title="404">
        <ButtonLink href="#/">Retour à l’accueil</ButtonLink>
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "#/");
  },
};
