import * as icons from "@reserve/design-system/icons";
import { Icons, Sheet } from "./Foundations.styles.ts";

const all = Object.entries(icons).filter(([name]) => name.endsWith("Icon"));

/** Every icon with the name it is imported by. */
export function IconsPage() {
  return (
    <Sheet>
      <header>
        <h1>Icônes</h1>
        <p>
          {`Une icône accompagne un mot, elle ne le remplace pas\u00a0: 16\u00a0px à côté du texte, 14\u00a0px dans un badge. Un bouton qui n’en porte qu’une reçoit un nom (label). Chacune est un seul tracé, importée une à une de «\u00a0@reserve/design-system/icons\u00a0».`}
        </p>
      </header>
      <section aria-labelledby="all">
        <h2 id="all">{`Les ${all.length} icônes`}</h2>
        <Icons>
          {all.map(([name, Icon]) => (
            <li key={name}>
              <Icon />
              <code>{name}</code>
            </li>
          ))}
        </Icons>
      </section>
    </Sheet>
  );
}
