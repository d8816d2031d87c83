import type { Application } from "../application.ts";
import { type Environment, isLoopback } from "./environment.ts";
import type { RunningServer } from "./start.ts";

/** Returns the message printed on start: URL, database and how to sign in. */
export function greeting(
  application: Application,
  { url, filledWith, setUpLink, openness, keyFile }: RunningServer,
  environment: Environment,
  milliseconds: number,
): string {
  const lines = [``, `Réserve écoute sur ${url}  (prêt en ${(milliseconds / 1000).toFixed(1)} s)`];
  lines.push(environment.databaseUrl ? "Base de données : PostgreSQL" : `Base de données : PGlite dans ${environment.dataDir}`);
  if (keyFile) lines.push(`Clé de chiffrement : ${keyFile} (sans elle, les données ne se rouvrent pas : sauvegardez-la aussi)`);
  if (filledWith !== "none") {
    lines.push(``, `Comptes de démonstration (mot de passe : ${application.demoPassword})`);
    for (const { userName, firstName, lastName, role } of application.demoAccounts)
      lines.push(`  ${userName.padEnd(10)} ${firstName} ${lastName}, ${role}`);
    if (!isLoopback(environment.host))
      lines.push(
        ``,
        `ATTENTION : ces comptes sont connus de tous et ce serveur est joignable du réseau. En production, utilisez SEED=none.`,
      );
  }
  if (openness.closed > 0)
    lines.push(``, `ATTENTION : le dossier de données était ouvert aux autres comptes de cette machine. Il leur est fermé désormais.`);
  const [open] = openness.left;
  if (open)
    lines.push(``, `ATTENTION : ${open} est ouvert aux autres comptes de cette machine. Fermez-le, ou choisissez un autre DATA_DIR.`);
  if (setUpLink) lines.push(``, `Premier compte : ouvrez ce lien, valable 24 heures et une seule fois`, `  ${setUpLink}`);
  lines.push(``, `Ctrl-C pour arrêter.`, ``);
  return lines.join("\n");
}
