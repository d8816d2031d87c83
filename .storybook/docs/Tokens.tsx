import {
  type clients,
  coloursOf,
  type Pair,
  partPairs,
  ratio,
  type Scheme,
  textPairs,
} from "../../packages/design-system/src/tokens/contrast.ts";
import sheet from "../../packages/design-system/src/tokens/tokens.generated.css?raw";
import tokens from "../../packages/design-system/src/tokens/tokens.json";
import { Bar, Corner, Figures, Mark, Sheet, Specimens, Tiles } from "./Foundations.styles.ts";

type Client = (typeof clients)[number];

interface TokensPageProps {
  client: Client;
  scheme: Scheme;
  isStrong: boolean;
}

const schemeNames = { light: "clair", dark: "sombre" };
const clientNames: Record<string, string> = {
  generic: "Réserve",
  bookshop: "Librairie du Quai",
  publisher: "Éditions du Peuplier",
  "cinema-library": "Cinémathèque de l’Ouest",
};

const figure = (value: number) => value.toLocaleString("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const names = (group: object) => Object.keys(group).filter((name) => !name.startsWith("$"));

/** Every token as it is now: the toolbar’s client, theme, density and contrast change the page at once. */
export function TokensPage({ client, scheme, isStrong }: TokensPageProps) {
  const colours = coloursOf(client, scheme, isStrong ? sheet : "");
  return (
    <Sheet>
      <header>
        <h1>Jetons</h1>
        <p>
          {`Toutes les valeurs viennent d’un seul fichier, tokens.json. Vous voyez celles de ${clientNames[client]}, thème ${schemeNames[scheme]}, contraste ${isStrong ? "renforcé" : "normal"}\u00a0: changez de client, de thème, de densité ou de contraste dans la barre d’outils.`}
        </p>
      </header>
      <section aria-labelledby="colours">
        <h2 id="colours">Couleurs</h2>
        <Tiles>
          {Object.entries(colours).map(([name, value]) => (
            <li key={name}>
              <span style={{ background: value }} />
              <div>
                <code>{name}</code>
                <small>{value}</small>
              </div>
            </li>
          ))}
        </Tiles>
      </section>
      <section aria-labelledby="contrast">
        <h2 id="contrast">Contrastes</h2>
        <p>
          {`Chaque paire employée, calculée selon WCAG\u00a02.2. Un texte demande 4,5\u00a0à\u00a01, et 7\u00a0à\u00a01 en contraste renforcé\u00a0; la bordure d’un champ ou une marque, 3\u00a0à\u00a01, et 4,5\u00a0à\u00a01.`}
        </p>
        <ContrastTable colours={colours} isText least={isStrong ? 7 : 4.5} name="Textes" pairs={textPairs} />
        <ContrastTable colours={colours} least={isStrong ? 4.5 : 3} name="Bordures et marques" pairs={partPairs} />
      </section>
      <section aria-labelledby="type">
        <h2 id="type">Caractères</h2>
        <p>{`Radio Canada pour l’interface, Literata pour les titres de page et les titres de livres.`}</p>
        <Specimens>
          {names(tokens.text).map((name) => (
            <Specimen key={name} name={`--text-${name}`}>
              <span style={{ font: `var(--text-${name})` }}>La Vie mode d’emploi, 12,50{"\u00a0"}€</span>
            </Specimen>
          ))}
        </Specimens>
      </section>
      <section aria-labelledby="space">
        <h2 id="space">Espaces</h2>
        <p>{`Une grille de 4\u00a0px, et rien entre deux.`}</p>
        <Specimens>
          {names(tokens.space).map((name) => (
            <Specimen key={name} name={`--space-${name}`}>
              <Bar style={{ width: `var(--space-${name})` }} />
            </Specimen>
          ))}
        </Specimens>
      </section>
      <section aria-labelledby="density">
        <h2 id="density">Densité</h2>
        <p>{`Les hauteurs changent, le corps du texte jamais\u00a0: il se resserre.`}</p>
        <Specimens>
          {names(tokens.density.normal).map((name) => (
            <Specimen key={name} name={`--density-${name}`}>
              <Corner style={{ height: `var(--density-${name})` }} />
            </Specimen>
          ))}
        </Specimens>
      </section>
      <section aria-labelledby="radius">
        <h2 id="radius">Arrondis et ombres</h2>
        <p>{`Des filets avant les ombres\u00a0: seul ce qui flotte en porte une.`}</p>
        <Specimens>
          {names(tokens.radius).map((name) => (
            <Specimen key={name} name={`--radius-${name}`}>
              <Corner style={{ borderRadius: `var(--radius-${name})` }} />
            </Specimen>
          ))}
          {names(tokens.shadow.light).map((name) => (
            <Specimen key={name} name={`--shadow-${name}`}>
              <Corner style={{ boxShadow: `var(--shadow-${name})`, background: "var(--raised)" }} />
            </Specimen>
          ))}
        </Specimens>
      </section>
      <section aria-labelledby="motion">
        <h2 id="motion">Mouvement</h2>
        <p>{`De 120 à 180\u00a0ms, jamais sur une donnée, et zéro pour qui demande moins d’animations.`}</p>
        <Specimens>
          {Object.entries(tokens.motion.duration).flatMap(([name, node]) =>
            typeof node === "string"
              ? []
              : [
                  <Specimen key={name} name={`--motion-${name}`}>
                    {`${node.$value.value}\u00a0ms`}
                  </Specimen>,
                ],
          )}
        </Specimens>
      </section>
    </Sheet>
  );
}

function Specimen({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>{children}</dd>
    </>
  );
}

interface ContrastTableProps {
  name: string;
  pairs: readonly Pair[];
  colours: Record<string, string>;
  least: number;
  isText?: boolean;
}

function ContrastTable({ name, pairs, colours, least, isText = false }: ContrastTableProps) {
  return (
    <Figures aria-label={name} role="region" tabIndex={0}>
      <table>
        <caption>{`${name}\u00a0: ${figure(least)}\u00a0à\u00a01 au moins`}</caption>
        <thead>
          <tr>
            <th scope="col">Couleur</th>
            <th scope="col">Sur le fond</th>
            <th scope="col">Aperçu</th>
            <th scope="col">Contraste</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([colour, ground]) => {
            const value = ratio(colours[colour] ?? "", colours[ground] ?? "");
            return (
              <tr key={`${colour} ${ground}`}>
                <th scope="row">{colour}</th>
                <td>{ground}</td>
                <td>
                  {isText ? (
                    <span aria-hidden style={{ color: colours[colour], background: colours[ground], padding: "0 8px" }}>
                      Aa 24118
                    </span>
                  ) : (
                    <Mark style={{ borderColor: colours[colour], background: colours[ground] }} />
                  )}
                </td>
                <td>{`${figure(value)}${value >= least ? "" : ", trop peu"}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Figures>
  );
}
