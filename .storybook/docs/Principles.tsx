import { Sheet } from "./Foundations.styles.ts";

const principles: [title: string, text: string][] = [
  [
    "La feuille et la marge",
    "Chaque écran est une feuille\u00a0: ce que l’on lit et ce que l’on change. À côté, la marge\u00a0: ce qu’on peut faire maintenant, et ce qui l’explique. Sur un téléphone la marge passe dessous, et l’action principale reste sous le pouce.",
  ],
  [
    "Un seul bouton principal",
    "Un écran a une action principale, pleine, et son verbe dit ce qui va se passer\u00a0: «\u00a0Expédier 3 lignes\u00a0», jamais «\u00a0OK\u00a0». Les autres sont au trait. Une action qui détruit est au trait elle aussi\u00a0: le rouge plein n’apparaît que dans le dialogue qui la confirme.",
  ],
  [
    "Éteint, avec sa raison",
    "Un bouton qui ne peut pas servir reste là, accessible au clavier, et la phrase à côté de lui dit pourquoi. On apprend ainsi ce qui manque au lieu de chercher ce qui a disparu.",
  ],
  [
    "Des badges à deux voix",
    "Un badge dit un état par un mot et une icône, jamais par la couleur seule. Plein\u00a0: quelqu’un a quelque chose à faire. Au trait\u00a0: c’est pour information.",
  ],
  [
    "Les mots",
    "Le français d’un libraire\u00a0: vous, une seule majuscule, un verbe sur chaque bouton. Une page vide dit quoi faire\u00a0; une erreur dit ce qui s’est passé, ce qui est gardé et ce qu’il faut faire. Le titre d’un livre est en italique.",
  ],
  [
    "Des filets avant les ombres",
    "Les choses se séparent par l’espace et par un filet. Une ombre veut dire que cela flotte\u00a0: menu, dialogue, annonce. Les arrondis sont de 6\u00a0px, partout.",
  ],
  [
    "Rien ne bouge sous la main",
    "Ce qui charge a déjà sa hauteur. Les colonnes gardent leur largeur, les chiffres leur alignement. Rien n’est animé qui soit une donnée.",
  ],
  [
    "Au clavier d’abord",
    "Tout se fait sans souris, dans l’ordre où on lit. Un dialogue rend le focus à qui l’a ouvert, une liste garde sa place. Le contour du focus se voit sur tous les fonds.",
  ],
];

/** How the parts are meant to be put together. */
export function PrinciplesPage() {
  return (
    <Sheet>
      <header>
        <h1>Principes</h1>
        <p>{`La console est un livre bien composé\u00a0: dense, calme, rapide. On y passe la journée, souvent au téléphone, souvent debout.`}</p>
      </header>
      {principles.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Sheet>
  );
}
