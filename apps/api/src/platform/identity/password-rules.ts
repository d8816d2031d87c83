import type { Sentence } from "../contract/refusals.ts";

// Long ones from the lists of the most used passwords, and what people make of this product's name; letters only, lower case.
const WELL_KNOWN = new Set(
  `passwordpassword password1234 password12345 password123456 motdepassemotdepasse motdepasse123 motdepasse1234 azertyuiop12 azertyuiop123
  azertyuiopqs azertyuiopqsdf qwertyuiop12 qwertyuiop123 qwertyuiopas qwertyuiopasdf 123456789012 1234567890123 12345678901234 0123456789012
  098765432109 111111111111 000000000000 abcdefghijkl abcdefghijklm abcdefghijklmnop administrator administrateur administrator1 changemenow1
  changeme1234 letmeinletmein iloveyou1234 iloveyouiloveyou jetaimejetaime doudoudoudou loulouloulou marseille123 bonjourbonjour bonjour12345
  soleilsoleil chocolat1234 welcome12345 welcome123456 trustno1trustno1 football1234 princess1234 sunshine1234 qwerty123456 azerty123456
  1q2w3e4r5t6y 1qaz2wsx3edc zaq12wsxcde3 aqwzsxedcrfv librairie123 librairie1234 libraire1234 reserve12345 reservereserve`.split(/\s+/),
);

/** Why a password cannot be taken, or null. No rules of composition: length, and not what everyone tries first. */
export function passwordFault(password: string, userName: string): Sentence | null {
  const plain = password.normalize("NFKC").toLowerCase();
  if ([...password].length < 12) return { fr: "Au moins 12 caractères.", en: "At least 12 characters." };
  if (WELL_KNOWN.has(plain) || /^(.{1,3})\1+$/u.test(plain)) {
    return {
      fr: "Ce mot de passe est trop connu. Choisissez plutôt une phrase.",
      en: "This password is too well known. Choose a phrase instead.",
    };
  }
  const name = userName.normalize("NFKC").toLowerCase().trim();
  if (name.length >= 3 && plain.replaceAll(name, "").length < 6) {
    return { fr: "Ce mot de passe ressemble trop au nom d’utilisateur.", en: "This password is too much like the user name." };
  }
  return null;
}
