import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BookCover } from "./BookCover.tsx";

/** La couverture d’un livre : son image, ou un dessin tiré de ses seuls mots. L’éditeur donne la famille, la collection la couleur. */
const meta = { title: "États/Couverture (BookCover)", component: BookCover } satisfies Meta<typeof BookCover>;
export default meta;
type Story = StoryObj<typeof meta>;

const books = [
  { title: "La Vie mode d’emploi", authors: ["Georges Perec"], publisher: "Le Livre de poche", collection: "Littérature" },
  { title: "Cent ans de solitude", authors: ["Gabriel García Márquez"], publisher: "Points", collection: null },
  { title: "L’Étranger", authors: ["Albert Camus"], publisher: "Gallimard", collection: "Folio" },
  { title: "Le Mur invisible", authors: ["Marlen Haushofer"], publisher: "Actes Sud", collection: "Babel" },
  { title: "L’Art de la joie", authors: ["Goliarda Sapienza"], publisher: "Le Tripode", collection: null },
  { title: "L’Amant", authors: ["Marguerite Duras"], publisher: "Éditions de Minuit", collection: null },
];

const args = { ...books[0], authors: ["Georges Perec"], title: "", publisher: null, collection: null, size: "large" } as const;

/** Les six familles en trois grandeurs : trois dessins, pas une réduction. */
export const Families: Story = {
  name: "Les six familles",
  args,
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24, alignItems: "end" }}>
      {books.flatMap((book) =>
        (["large", "medium", "small"] as const).map((size) => <BookCover {...book} key={`${book.title} ${size}`} size={size} />),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    // A drawing beside the words it is made from: nobody hears it twice.
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** Titre long, mot insécable, deux lettres, sans auteur, sans éditeur : rien ne déborde. */
export const Hard: Story = {
  name: "Cas difficiles",
  args,
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      {books.flatMap(({ publisher, collection }) =>
        ["La Distinction : critique sociale du jugement", "Anticonstitutionnellement", "Ça", "W".repeat(200), ""].map((title) => (
          <BookCover
            authors={title === "Ça" ? [] : ["Johann Wolfgang von Goethe"]}
            collection={collection}
            key={`${publisher} ${title}`}
            publisher={publisher}
            size="medium"
            title={title}
          />
        )),
      )}
    </div>
  ),
};

/** Une vraie image tient dans la même place que le dessin : rien ne bouge quand elle arrive. */
export const Picture: Story = {
  name: "Image",
  args: { ...args, size: "medium", src: "data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==" },
};
