import { expect, it } from "vitest";
import { passwordFault } from "./password-rules.ts";

const about = {
  userName: "mathilde.kervella",
  email: "m.kervella@librairie-du-quai.example.fr",
  firstName: "Mathilde",
  lastName: "Kervella",
  shop: "La Librairie des Embruns",
  isDemo: false,
};

const COMMON = [
  ...[
    "Password123!",
    "Azerty123456!",
    "reserve-demo-2026",
    "Soleil2024!!",
    "Motdepasse1!",
    "Bonjour12345!",
    "Marseille13!",
    "Doudou2023!!",
  ],
  ...["Qwerty123456", "123456789012", "P@ssw0rd2024!", "Admin123456!", "Welcome2024!", "Iloveyou123!", "J3taime12345", "Chocolat2024"],
  ...[
    "Librairie2024!",
    "M0td3p@sse2026",
    "azertyuiop123",
    "1q2w3e4r5t6y",
    "Printemps2026!",
    "F00tb@ll2024",
    "Loulou123456",
    "!!!Camille2024",
  ],
  ...["AzertyAzerty1", "aaaaaaaaaaaa", "Bretagne29200", "Juillet2026!!", "L'étoile2026!", "2026-Princesse"],
];

const GOOD = [
  ...[
    "une phrase assez longue",
    "les quais de brest sous la pluie",
    "un autre soir au bord du canal",
    "trois tasses de café noir",
    "la mer monte à six heures",
  ],
  ...[
    "mon chat lit Perec le jeudi",
    "quatre marches et un vélo rouge",
    "le vent tourne vers Ouessant",
    "Jamais deux romans sans thé",
    "sept cartons dans l’escalier",
  ],
  ...[
    "grande ourse petite lampe",
    "correct horse battery staple",
    "the harbour lights at dawn",
    "rain over nine old bookshelves",
    "un parapluie pour la vitrine",
  ],
  ...["Vx7!kQ2m#Rt9zLp4", "q8Zr-Tn3w-Yp5k-Ld7x", "fenouil-brouette-42-azur", "papier.encre.ficelle.colle", "On ferme à 19 h, sauf mardi"],
  ...[
    "pluie & bruine & crachin",
    "douze timbres et une enveloppe",
    "le canapé vert du grenier",
    "je range par couleurs, hélas",
    "L’éditeur a perdu ma valise",
  ],
  ...[
    "marée basse, bottes hautes",
    "deux kouign-amann par jour",
    "Erik compte les mouettes",
    "rayon polars, troisième étage",
    "hibou lanterne trottoir orage",
  ],
];

it("refuses what everybody tries first, however it is decorated", () => {
  expect(COMMON).toHaveLength(30);
  expect(COMMON.filter((password) => passwordFault(password, about) === null)).toEqual([]);
});

it("takes long phrases and random signs", () => {
  expect(GOOD).toHaveLength(30);
  expect(GOOD.filter((password) => passwordFault(password, about) !== null)).toEqual([]);
});

it("refuses fewer than twelve characters, whatever they are", () => {
  expect(passwordFault("Vx7!kQ2m#Rt", about)?.fr).toBe("Au moins 12 caractères.");
});

it("refuses what strangers know of the account: its name, its e-mail address, its owner, its shop", () => {
  const near = [
    "mathilde.kervella",
    "M@thilde.Kervella29!",
    "Kervella2026!",
    "mkervella2026!!",
    "LibrairieDesEmbruns",
    "l1brairie des embruns 2026",
    "librairie-du-quai!",
  ];
  for (const password of near)
    expect(passwordFault(password, about), password).toMatchObject({ fr: expect.stringContaining("ressemble trop") });
  expect(passwordFault("Mathilde range les embruns du matin", about)).toBeNull();
});

it("is quick, also with a text made to be slow", () => {
  const started = performance.now();
  for (const unit of ["a", "ab1", "!", "0", "é"]) passwordFault(unit.repeat(4_000), about);
  for (let index = 0; index < 1_000; index += 1) passwordFault(`une phrase assez longue ${index}`, about);
  expect(performance.now() - started).toBeLessThan(2_000);
});
