import * as base from "@reserve/design-system";
import * as calendar from "@reserve/design-system/calendar";
import * as charts from "@reserve/design-system/charts";
import * as checks from "@reserve/design-system/checks";
import * as code from "@reserve/design-system/code";
import * as conditions from "@reserve/design-system/conditions";
import * as cover from "@reserve/design-system/cover";
import * as diff from "@reserve/design-system/diff";
import * as fields from "@reserve/design-system/fields";
import * as files from "@reserve/design-system/files";
import * as filters from "@reserve/design-system/filters";
import * as icons from "@reserve/design-system/icons";
import * as localized from "@reserve/design-system/localized";
import * as media from "@reserve/design-system/media";
import * as menu from "@reserve/design-system/menu";
import * as month from "@reserve/design-system/month";
import * as notifications from "@reserve/design-system/notifications";
import * as overlays from "@reserve/design-system/overlays";
import * as palette from "@reserve/design-system/palette";
import * as pickers from "@reserve/design-system/pickers";
import * as picking from "@reserve/design-system/picking";
import * as plan from "@reserve/design-system/plan";
import * as preview from "@reserve/design-system/preview";
import * as richText from "@reserve/design-system/rich-text";
import * as shell from "@reserve/design-system/shell";
import * as shortcuts from "@reserve/design-system/shortcuts";
import * as signIn from "@reserve/design-system/sign-in";
import * as sortable from "@reserve/design-system/sortable";
import * as source from "@reserve/design-system/source";
import * as table from "@reserve/design-system/table";
import * as columnsOf from "@reserve/design-system/table/columns";
import * as selection from "@reserve/design-system/table/selection";
import * as tabs from "@reserve/design-system/tabs";
import * as toolbar from "@reserve/design-system/toolbar";
import * as tree from "@reserve/design-system/tree";
import { createElement, type ReactElement } from "react";

const {
  ActionStack,
  Alert,
  AppShell,
  Axes,
  Axis,
  Badge,
  BareLink,
  Brand,
  Breadcrumbs,
  BulkBar,
  Button,
  ButtonLink,
  Checkbox,
  ChipRow,
  Combobox,
  ConfirmDialog,
  CopyButton,
  DescriptionList,
  Dialog,
  EmptyLayout,
  EmptyState,
  ErrorState,
  FactGrid,
  Field,
  FieldStack,
  FilterBar,
  FilterChip,
  ForbiddenState,
  Form,
  FormRow,
  GuestLayout,
  IconButton,
  Ledger,
  LedgerColumns,
  LedgerEntry,
  LedgerGroup,
  Link,
  LinkProvider,
  LoadingBar,
  Margin,
  MultiSelect,
  NavGroups,
  Note,
  OffActions,
  Page,
  PagePlaceholder,
  PageSkeleton,
  PasswordField,
  PopoverPanel,
  ProgressBar,
  ProgressSegments,
  RadioGroup,
  ScreenOnly,
  SearchButton,
  SearchField,
  Section,
  SectionNav,
  Select,
  Sheet,
  SheetAndMargin,
  Skeleton,
  StepPath,
  Sums,
  TextArea,
  TextField,
  TextsProvider,
  ThumbBar,
  Timeline,
  ToastProvider,
  UserCard,
  ViewTabs,
  VisuallyHidden,
  WideOnly,
  Work,
} = base;

interface Book {
  ean: string;
  title: string;
}

const place = { id: "c", menu: null, menuLabel: "Condition", onMove: () => undefined };
const nothing = () => undefined;
const book: Book = { ean: "9782070360024", title: "L’Étranger" };
const books: readonly Book[] = [book, { ean: "9782070360420", title: "La Peste" }];
const many: readonly Book[] = Array.from({ length: 300 }, (_, at) => ({ ean: String(at), title: `Tome ${at}` }));
const columns: readonly table.DataColumn<Book>[] = [
  { id: "title", header: "Titre", cell: ({ title }) => title, isMain: true, isFlexible: true },
];
const options = [
  { value: "new", label: "Neuf" },
  { value: "used", label: "Occasion" },
];
const icon = <icons.TruckIcon />;
const brand = <Brand monogram="R" title="Réserve" />;
const nav = <NavGroups groups={[{ label: "Ventes", items: [{ label: "Commandes", href: "/orders", count: 3, isCurrent: true }] }]} />;
const points = [
  { label: "Lun", value: 12, previous: 9 },
  { label: "Mar", value: 15, previous: 14, isCurrent: true },
];
const pointWords = { point: "Jour", value: "Ventes", previous: "Semaine passée" };
const menuLines = (
  <>
    <menu.MenuItem label="Imprimer" onAction={nothing} />
    <menu.MenuLink href="/orders" label="Ouvrir" />
    <menu.MenuSection label="Trier">
      <menu.MenuChoices choose="one" label="Trier" onChange={nothing} options={options} value={["new"]} />
    </menu.MenuSection>
  </>
);
const seo: localized.SeoText = { title: "L’Étranger", description: "Roman", slug: null, isHidden: false };
const price: fields.PricePair = { withTax: "10.55", noTax: "10.00", taxRate: 0.055, typed: "withTax" };
const nodes = [{ id: "1", label: "Romans", children: [{ id: "2", label: "Policiers" }] }];
const selected = selection.pageSelection({ selection: selection.noSelection, onChange: nothing, pageIds: ["1"], totalCount: 3 });
const copies: picking.PickCopies = {
  picked: 1,
  total: 2,
  label: "1 sur 2",
  onAdd: nothing,
  onRemove: nothing,
  onTakeAll: nothing,
  texts: {
    add: "Ajouter",
    remove: "Enlever",
    takeAll: "Tout",
    takeAllName: "Tout prendre",
    putBack: "Remettre",
    putBackName: "Tout remettre",
    isAll: "Complet",
    isNone: "Vide",
  },
};

function Columns() {
  const shown = columnsOf.useColumns(columns, columnsOf.originalColumns, nothing);
  return <table.DataTable caption="Les livres" columns={shown} getRowId={({ ean }) => ean} rows={books} />;
}

/** Every component that the package exports, by the subpath and name under which `public.txt` lists it, as an application writes it. */
export const parts: Readonly<Record<string, ReactElement>> = {
  ". ActionStack": <ActionStack>Action</ActionStack>,
  ". Alert": <Alert title="Stock">Bas</Alert>,
  ". AppShell": (
    <AppShell
      brand={brand}
      footer="Pied"
      nav={nav}
      notice={<shell.NoticeBar label="Annonce" title="Fermé lundi" />}
      tools={icon}
      topbar={<Breadcrumbs items={[{ label: "Accueil" }]} />}
      user={<UserCard firstName="Ana" lastName="Roux" userName="ana" />}
    >
      Contenu
    </AppShell>
  ),
  ". Axes": (
    <Axes>
      <Axis title="Paiement">Payé</Axis>
    </Axes>
  ),
  ". Axis": <Axis title="Paiement">Payé</Axis>,
  ". Badge": (
    <Badge icon={icon} tone="success">
      Payé
    </Badge>
  ),
  ". BareLink": <BareLink href="/">Accueil</BareLink>,
  ". Brand": brand,
  ". Breadcrumbs": <Breadcrumbs items={[{ label: "Commandes", href: "/orders" }, { label: "24118" }]} />,
  ". BulkBar": (
    <BulkBar label="Actions" title="3 choisies">
      Actions
    </BulkBar>
  ),
  ". Button": <Button icon={icon}>Expédier</Button>,
  ". ButtonLink": <ButtonLink href="/">Accueil</ButtonLink>,
  ". Checkbox": <Checkbox label="Cadeau" />,
  ". ChipRow": <ChipRow label="Filtres actifs">Filtres</ChipRow>,
  ". Combobox": <Combobox label="Auteur" onChange={nothing} options={options} value={null} />,
  ". ConfirmDialog": <ConfirmDialog onCancel={nothing} onConfirm={nothing} question="Expédier ?" />,
  ". CopyButton": <CopyButton label="Copier" value="24118" />,
  ". DescriptionList": <DescriptionList items={[{ term: "Numéro", description: "24118" }]} />,
  ". Dialog": (
    <Dialog onClose={nothing} title="Expédier">
      Colis
    </Dialog>
  ),
  ". EmptyLayout": (
    <EmptyLayout brand={brand} footer="Pied">
      Contenu
    </EmptyLayout>
  ),
  ". EmptyState": <EmptyState icon={icon} title="Aucune commande" />,
  ". ErrorState": <ErrorState onRetry={nothing} requestId="12" title="Panne" />,
  ". FactGrid": <FactGrid emptyText="Rien" facts={[{ term: "Numéro", description: "24118" }]} />,
  ". Field": <Field label="Titre">{(control) => <input {...control} />}</Field>,
  ". FieldStack": <FieldStack>Champs</FieldStack>,
  ". FilterBar": (
    <FilterBar
      label="Filtrer"
      moreFilters={<MultiSelect label="État" onChange={nothing} options={options} values={[]} />}
      moreLabel="Plus de filtres"
      search={<SearchField label="Chercher" onDebouncedChange={nothing} value="" />}
      startsOpen
    />
  ),
  ". FilterChip": <FilterChip label="État" onRemove={nothing} value="Neuf" />,
  ". ForbiddenState": <ForbiddenState backHref="/" backLabel="Accueil" title="Interdit" />,
  ". Form": (
    <Form
      errors={{ summary: ["Rien n’est enregistré."], properties: [{ propertyName: "title", errorMessage: "Requis" }] }}
      onSubmit={nothing}
    >
      <TextField label="Titre" name="title" />
    </Form>
  ),
  ". FormRow": <FormRow>Champs</FormRow>,
  ". GuestLayout": (
    <GuestLayout name="Réserve" tagline="La pièce derrière la boutique">
      Connexion
    </GuestLayout>
  ),
  ". IconButton": <IconButton icon={icon} label="Expédier" />,
  ". Ledger": <Ledger>Registre</Ledger>,
  ". LedgerColumns": <LedgerColumns>Registre</LedgerColumns>,
  ". LedgerEntry": <LedgerEntry count={3} href="/" label="À préparer" />,
  ". LedgerGroup": <LedgerGroup title="Commandes">Registre</LedgerGroup>,
  ". Link": <Link href="/">Accueil</Link>,
  ". LinkProvider": (
    <LinkProvider component={(props) => <a {...props} />}>
      <Link href="/">Accueil</Link>
    </LinkProvider>
  ),
  ". LoadingBar": <LoadingBar isLoading />,
  ". Margin": <Margin label="Marge">Notes</Margin>,
  ". MultiSelect": <MultiSelect label="État" onChange={nothing} options={options} values={["new"]} />,
  ". NavGroups": nav,
  ". Note": <Note>Fragile</Note>,
  ". OffActions": <OffActions items={[{ icon, label: "Expédier", reason: "Rien à expédier" }]} title="Indisponibles" />,
  ". Page": <Page title="Les livres">Contenu</Page>,
  ". PagePlaceholder": <PagePlaceholder listTitle="Commandes" />,
  ". PageSkeleton": <PageSkeleton />,
  ". PasswordField": <PasswordField autoComplete="current-password" label="Mot de passe" />,
  ". PopoverPanel": (
    <PopoverPanel icon={icon} label="Annonces">
      Rien
    </PopoverPanel>
  ),
  ". ProgressBar": <ProgressBar label="Export" value={40} />,
  ". ProgressSegments": <ProgressSegments done={1} label="1 sur 3" total={3} />,
  ". RadioGroup": <RadioGroup label="État" onChange={nothing} options={options} value="new" />,
  ". ScreenOnly": <ScreenOnly>À l’écran</ScreenOnly>,
  ". SearchButton": <SearchButton label="Chercher" onClick={nothing} shortcut="Ctrl+K" />,
  ". SearchField": <SearchField label="Chercher" onDebouncedChange={nothing} value="camus" />,
  ". Section": <Section title="Lignes">Contenu</Section>,
  ". SectionNav": <SectionNav sections={[{ id: "prices", label: "Prix" }]} title="Sur cette page" />,
  ". Select": <Select label="État" onChange={nothing} options={options} value="new" />,
  ". Sheet": <Sheet>Contenu</Sheet>,
  ". SheetAndMargin": (
    <SheetAndMargin margin="Notes" marginLabel="Marge">
      Contenu
    </SheetAndMargin>
  ),
  ". Skeleton": <Skeleton />,
  ". StepPath": <StepPath current={1} label="Étapes" steps={["Payée", "Expédiée"]} />,
  ". Sums": (
    <Sums
      caption="TVA"
      heads={["Taux", "HT"]}
      parts={[{ term: "Port", amount: "2,00 €" }]}
      rows={[["5,5 %", "10,00 €"]]}
      total={{ term: "Total", amount: "12,00 €" }}
    />
  ),
  ". TextArea": <TextArea label="Commentaire" />,
  ". TextField": <TextField label="Titre" />,
  ". TextsProvider": (
    <TextsProvider texts={base.frenchTexts}>
      <Button>Expédier</Button>
    </TextsProvider>
  ),
  ". ThumbBar": <ThumbBar label="Actions">Expédier</ThumbBar>,
  ". Timeline": <Timeline items={[{ id: "1", icon, title: "Payée", time: "hier" }]} />,
  ". ToastProvider": <ToastProvider>Contenu</ToastProvider>,
  ". UserCard": <UserCard firstName="Ana" lastName="Roux" userName="ana" />,
  ". ViewTabs": <ViewTabs label="Vues" tabs={[{ label: "Toutes", href: "/", isCurrent: true }]} />,
  ". VisuallyHidden": <VisuallyHidden>Lu à voix haute</VisuallyHidden>,
  ". WideOnly": <WideOnly>Imprimer</WideOnly>,
  ". Work": <Work title="La Peste" />,
  "./sign-in Alert": <signIn.Alert title="Stock">Bas</signIn.Alert>,
  "./sign-in Button": <signIn.Button>Se connecter</signIn.Button>,
  "./sign-in ButtonLink": <signIn.ButtonLink href="/">Accueil</signIn.ButtonLink>,
  "./sign-in Checkbox": <signIn.Checkbox label="Rester connecté" />,
  "./sign-in FieldStack": <signIn.FieldStack>Champs</signIn.FieldStack>,
  "./sign-in Form": <signIn.Form onSubmit={nothing}>Champs</signIn.Form>,
  "./sign-in GuestLayout": (
    <signIn.GuestLayout name="Réserve" tagline="La pièce derrière la boutique">
      Connexion
    </signIn.GuestLayout>
  ),
  "./sign-in Link": <signIn.Link href="/">Accueil</signIn.Link>,
  "./sign-in PasswordField": <signIn.PasswordField autoComplete="current-password" label="Mot de passe" />,
  "./sign-in TextField": <signIn.TextField label="Nom" />,
  "./sign-in TextsProvider": <signIn.TextsProvider texts={base.frenchTexts}>Contenu</signIn.TextsProvider>,
  "./table CardOnly": <table.CardOnly>2 ex.</table.CardOnly>,
  "./table DataTable": (
    <table.DataTable
      caption="Les livres"
      columns={columns}
      getRowId={({ ean }) => ean}
      rowHref={({ ean }) => `/books/${ean}`}
      rows={many}
      selection={{ ids: [], onChange: nothing }}
      sorting={{ by: { id: "title", isDescending: false }, onChange: nothing }}
    />
  ),
  "./table PageJump": <table.PageJump lastPage={9} onPageChange={nothing} page={2} />,
  "./table Pagination": (
    <table.Pagination onPageChange={nothing} onPageSizeChange={nothing} page={2} pageSize={25} pageSizes={[25, 50]} totalCount={90} />
  ),
  "./table TableShortcuts": <table.TableShortcuts value={false}>Tableau</table.TableShortcuts>,
  "./table/columns ColumnChooser": (
    <>
      <columnsOf.ColumnChooser columns={columns} onChange={nothing} state={columnsOf.originalColumns} />
      <Columns />
    </>
  ),
  "./table/columns ColumnPanel": (
    <>
      <columnsOf.ColumnPanel columns={columns} onChange={nothing} state={columnsOf.originalColumns} />
      <Columns />
    </>
  ),
  "./table/selection BulkReport": <selection.BulkReport doneCount={2} onDismiss={nothing} title="2 expédiées" />,
  "./table/selection SelectAllResults": (
    <selection.SelectAllResults selection={{ offer: 3, selectAllResults: selected.selectAllResults }} />
  ),
  "./pickers DatePicker": <pickers.DatePicker label="Paru le" onChange={nothing} value="2026-11-21" />,
  "./pickers DateRangePicker": <pickers.DateRangePicker from="2026-11-01" label="Période" onChange={nothing} to="2026-11-21" />,
  "./pickers DateTimePicker": <pickers.DateTimePicker label="Envoyé le" onChange={nothing} value="2026-11-21T09:00:00Z" />,
  "./pickers TimeField": <pickers.TimeField label="Heure" onChange={nothing} value="09:30" />,
  "./fields CheckGroup": (
    <fields.CheckGroup count="1 sur 2" legend="Droits">
      <Checkbox label="Lire" />
    </fields.CheckGroup>
  ),
  "./fields ColorField": <fields.ColorField label="Couleur" onChange={nothing} value="#1D5B45" />,
  "./fields CountedTextArea": <fields.CountedTextArea label="Résumé" maxCharacters={155} onChange={nothing} value="Roman" />,
  "./fields CountedTextField": (
    <fields.CountedTextField label="Titre" maxLength={25} onChange={nothing} value="La promesse de l’aube, suite" />
  ),
  "./fields EanField": <fields.EanField label="EAN" onChange={nothing} value={book.ean} />,
  "./fields EmailListField": <fields.EmailListField label="Destinataires" onChange={nothing} value={["ana@quai.example"]} />,
  "./fields FieldCell": <fields.FieldCell>Champ</fields.FieldCell>,
  "./fields FieldGrid": <fields.FieldGrid>Champs</fields.FieldGrid>,
  "./fields FormSection": <fields.FormSection name="prices">Champs</fields.FormSection>,
  "./fields MoneyField": <fields.MoneyField label="Prix" onChange={nothing} value="12.50" />,
  "./fields MoneyPair": <fields.MoneyPair label="Prix" onChange={nothing} value={price} />,
  "./fields NewPasswordField": <fields.NewPasswordField label="Nouveau mot de passe" onChange={nothing} value="" />,
  "./fields NumberField": <fields.NumberField label="Stock" onChange={nothing} value={3} />,
  "./fields PercentField": <fields.PercentField label="Remise" onChange={nothing} value={0.05} />,
  "./fields SectionErrors": (
    <Form errors={null} onSubmit={nothing}>
      <fields.SectionErrors name="prices" />
    </Form>
  ),
  "./fields Switch": <fields.Switch label="En vente" onChange={nothing} value />,
  "./fields TagsField": <fields.TagsField label="Mots" onChange={nothing} suggestions={["roman"]} value={["poche"]} />,
  "./calendar Calendar": <calendar.Calendar onChange={nothing} value="2026-11-21" />,
  "./calendar RangeCalendar": <calendar.RangeCalendar from="2026-11-01" onChange={nothing} to="2026-11-21" />,
  "./files FileDrop": (
    <files.FileDrop files={[{ id: "1", name: "a.pdf", status: "sent" }]} label="Pièces" onAdd={nothing} onRemove={nothing} />
  ),
  "./localized LocalizedFields": (
    <localized.LocalizedFields
      fields={[{ name: "title", label: "Titre" }]}
      label="Textes"
      locales={["fr", "en"]}
      onChange={nothing}
      value={{ fr: { title: "La Peste" }, en: {} }}
    />
  ),
  "./localized SeoFields": (
    <localized.SeoFields urlStart="https://quai.example/livres/" onChange={nothing} pageTitle="La Peste" value={seo} />
  ),
  "./menu IconMenu": <menu.IconMenu label="Actions">{menuLines}</menu.IconMenu>,
  "./menu Menu": <menu.Menu label="Actions">{menuLines}</menu.Menu>,
  "./menu MenuChoices": <menu.Menu label="Trier">{menuLines}</menu.Menu>,
  "./menu MenuItem": <menu.Menu label="Actions">{menuLines}</menu.Menu>,
  "./menu MenuLink": <menu.Menu label="Actions">{menuLines}</menu.Menu>,
  "./menu MenuSection": <menu.Menu label="Actions">{menuLines}</menu.Menu>,
  "./menu SplitButton": (
    <menu.SplitButton label="Expédier" onClick={nothing}>
      {menuLines}
    </menu.SplitButton>
  ),
  "./tabs Tabs": <tabs.Tabs label="Livre" tabs={[{ id: "prices", label: "Prix", content: "12,50 €" }]} />,
  "./overlays Drawer": (
    <overlays.Drawer onClose={nothing} title="Filtres">
      Contenu
    </overlays.Drawer>
  ),
  "./overlays Popover": <overlays.Popover label="Colonnes">Contenu</overlays.Popover>,
  "./overlays Tooltip": (
    <overlays.Tooltip text="Ouvre le tiroir">
      <button type="button">Menu</button>
    </overlays.Tooltip>
  ),
  "./palette CommandPalette": (
    <palette.CommandPalette
      groups={[{ label: "Pages", commands: [{ id: "1", label: "Commandes" }] }]}
      onChoose={nothing}
      onClose={nothing}
    />
  ),
  "./shortcuts ShortcutHint": <shortcuts.ShortcutHint keys="Ctrl+K" />,
  "./shortcuts ShortcutList": <shortcuts.ShortcutList groups={[{ label: "Listes", shortcuts: [{ keys: ["J"], label: "Suivante" }] }]} />,
  "./notifications NotificationHistory": (
    <ToastProvider>
      <notifications.NotificationHistory />
    </ToastProvider>
  ),
  "./charts BarChart": <charts.BarChart columns={pointWords} points={points} summary="En hausse" title="Ventes" />,
  "./charts LineChart": <charts.LineChart columns={pointWords} points={points} summary="En hausse" title="Ventes" />,
  "./charts Stat": <charts.Stat label="Ventes" value="27" />,
  "./charts StatRow": <charts.StatRow>Chiffres</charts.StatRow>,
  "./charts Seats": <charts.Seats label="2 sur 3" taken={2} total={3} />,
  "./charts TopList": (
    <charts.TopList
      columns={{ name: "Titre", value: "Ventes" }}
      items={[{ id: "1", name: "La Peste", value: 12 }]}
      summary="La Peste en tête"
      title="Meilleures ventes"
    />
  ),
  "./checks Checks": <checks.Checks checks={[{ id: "price", state: "yes", label: "Prix renseigné" }]} label="Conditions" />,
  "./conditions Condition": <conditions.Condition {...place} field="Visites" operator="au moins" value="3" />,
  "./conditions ConditionGroup": (
    <conditions.ConditionGroup {...place} adds="Condition" label="Toutes ces conditions" rule="Toutes">
      <li>Visites</li>
    </conditions.ConditionGroup>
  ),
  "./conditions Conditions": <conditions.Conditions adds="Condition">{null}</conditions.Conditions>,
  "./cover BookCover": (
    <cover.BookCover authors={["Georges Perec"]} collection="Littérature" publisher="Le Livre de poche" size="medium" title="Les Choses" />
  ),
  "./media EmbedPlayer": <media.EmbedPlayer kind="film" site="Vimeo" src="about:blank" title="Un film" />,
  "./media FocalPointField": <media.FocalPointField label="Point" onChange={nothing} src="data:," value={null} />,
  "./media MediaThumbnail": <media.MediaThumbnail />,
  "./media MediaTiles": (
    <media.MediaTiles label="Médias" tiles={[{ id: "1", title: "Une vitrine", detail: "Image", kind: "picture", src: "data:," }]} />
  ),
  "./diff Diff": (
    <diff.Diff
      afterLabel="Après"
      beforeLabel="Avant"
      label="Titre"
      properties={[{ id: "title", label: "Titre", before: "Peste", after: "La Peste" }]}
    />
  ),
  "./sortable SortableList": <sortable.SortableList items={[{ id: "1", label: "Romans" }]} label="Rayons" onChange={nothing} />,
  "./tree Tree": <tree.Tree label="Rayons" nodes={nodes} onMove={nothing} openIds={["1"]} />,
  "./shell EmptyShell": <shell.EmptyShell brand={brand}>Contenu</shell.EmptyShell>,
  "./shell ErrorPage": <shell.ErrorPage status={404} title="Introuvable" />,
  "./shell NoticeBar": <shell.NoticeBar label="Annonce" title="Fermé lundi" />,
  "./shell PrintLayout": (
    <shell.PrintLayout number="24118" sender="Quai" title="Facture">
      Lignes
    </shell.PrintLayout>
  ),
  "./shell PrintableLists": <shell.PrintableLists />,
  "./shell PrintOnly": (
    <shell.PrintOnly>
      <p>Sur papier</p>
    </shell.PrintOnly>
  ),
  "./shell SaveBar": <shell.SaveBar changes={["Titre"]} onSave={nothing} onUndo={nothing} />,
  "./toolbar Toolbar": (
    <toolbar.Toolbar label="Mise en forme">
      <toolbar.ToolbarGroup>
        <toolbar.ToolbarButton icon={icon} label="Gras" onPress={nothing} />
      </toolbar.ToolbarGroup>
    </toolbar.Toolbar>
  ),
  "./toolbar ToolbarButton": <toolbar.ToolbarButton icon={icon} label="Gras" onPress={nothing} />,
  "./toolbar ToolbarGroup": <toolbar.ToolbarGroup>Outils</toolbar.ToolbarGroup>,
  "./rich-text RichText": <richText.RichText label="Présentation" onChange={nothing} value="<p>Roman</p>" />,
  "./rich-text RichTextGroup": (
    <richText.RichTextGroup>
      <richText.RichText label="Chapô" onChange={nothing} value="<p>Roman</p>" />
    </richText.RichTextGroup>
  ),
  "./rich-text SafeHtml": <richText.SafeHtml html="<p>Roman <em>noir</em></p>" />,
  "./source CodeDetails": <source.CodeDetails label="Source">Roman</source.CodeDetails>,
  "./source CodeText": <source.CodeText label="Source" text="<p>Roman</p>" />,
  "./code HtmlEditor": <code.HtmlEditor label="Page" onChange={nothing} value="<p>Roman</p>" />,
  "./code MjmlEditor": <code.MjmlEditor label="Courriel" onChange={nothing} preview={null} value="<mjml></mjml>" />,
  "./plan Plan": (
    <plan.Plan
      columns={[{ id: "main", label: "Page", share: 6 }]}
      label="Plan"
      onChange={nothing}
      onSelect={nothing}
      selected={null}
      tiles={[{ id: "a", column: "main", width: 50, label: "Agenda" }]}
      widths={[25, 50, 75, 100]}
    />
  ),
  "./month MonthGrid": <month.MonthGrid day="2026-11-27" entries={new Map()} label="Novembre 2026" onChoose={nothing} today="2026-11-21" />,
  "./month Agenda": (
    <month.Agenda
      caption="Novembre 2026"
      days={[
        { day: "2026-11-27", rows: [{ id: "a", time: "08:00", title: "Soirée", href: "#", kind: "Billet", sign: "Fin", who: "Yann" }] },
      ]}
      heads={{ time: "Heure", title: "Article", kind: "Type", sign: "Ce qui arrive", who: "Signé" }}
    />
  ),
  "./month MonthBar": (
    <month.MonthBar
      label="Novembre 2026"
      next={{ label: "Mois suivant", onClick: nothing }}
      previous={{ label: "Mois précédent", onClick: nothing }}
      today={{ label: "Aujourd’hui", onClick: nothing }}
    />
  ),
  "./month Legend": <month.Legend items={[{ mark: "D", text: "déplacer" }]} />,
  "./month DayList": <month.DayList day="2026-11-27" items={[{ id: "a", time: "08:00", name: "Soirée", sign: "Fin" }]} />,
  "./plan PlanMark": <plan.PlanMark shares={[4, 2]} />,
  "./plan WidthMark": <plan.WidthMark percent={50} />,
  "./preview PreviewFrame": <preview.PreviewFrame html="<p>Bonjour</p>" title="Aperçu" />,
  "./filters FacetRail": (
    <filters.FacetRail
      facets={[{ name: "kind", label: "Nature", values: [{ value: "Book", label: "Livre", count: 12 }], selected: [], onChange: nothing }]}
      label="Affiner"
    >
      Livres
    </filters.FacetRail>
  ),
  "./filters SavedViews": (
    <filters.SavedViews
      currentId="1"
      label="Vues"
      onCreate={() => Promise.resolve(true)}
      onDelete={nothing}
      onRename={() => Promise.resolve(true)}
      onUpdate={nothing}
      views={[{ id: "1", label: "À préparer", href: "/", isOwn: true }]}
    />
  ),
  "./picking PickGroup": (
    <picking.PickGroup label="Rayon A" shelf="A">
      Livres
    </picking.PickGroup>
  ),
  "./picking PickLine": <picking.PickLine copies={copies} facts="Poche" title="La Peste" />,
  "./picking PickOrder": <picking.PickOrder detail="2 livres" slot={1} title="24118" />,
  "./picking PickOrders": <picking.PickOrders label="Commandes">Livres</picking.PickOrders>,
  "./picking ScanBar": (
    <picking.ScanBar
      answer={{ tone: "success", title: "La Peste", turn: 1 }}
      enterLabel="Valider"
      fieldLabel="Code"
      hint="Scannez un livre"
      label="Scanner"
      onScan={nothing}
      progress={{ done: 1, total: 3, label: "1 sur 3" }}
    />
  ),
  "./picking ScanBench": <picking.ScanBench>Livres</picking.ScanBench>,
  ...Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [`./icons ${name}`, createElement(Icon, { key: name })])),
};
