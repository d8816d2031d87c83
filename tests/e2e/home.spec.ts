import { expect, test } from "./fixtures.ts";

test("home counts what its lists hold, and each queue opens its own", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/");
  const queues = page.getByRole("main").getByRole("listitem").getByRole("link", { name: /^\d/ });
  await expect(queues).toHaveCount(13);
  const found = await queues.evaluateAll((links) =>
    links.map((link) => ({ href: link.getAttribute("href") ?? "", count: Number.parseInt(link.textContent ?? "", 10) })),
  );
  // By its link, as a person opens it, and back: the console is loaded once, not once more for each queue.
  for (const [index, { href, count }] of found.entries()) {
    expect(count, href).toBeGreaterThan(0);
    await expect(queues.nth(index)).toHaveAttribute("href", href);
    await queues.nth(index).click();
    await expect(page, href).toHaveURL((url) => url.pathname === href.split("?", 1)[0]);
    await expect(page.getByRole("table", { name: new RegExp(`(^|\\D)${count}(\\D|$)`) }), href).toBeVisible();
    await page.goBack();
    await expect(queues).toHaveCount(found.length);
  }
});

test("a planned refresh is followed live until it is done, and the log says who asked", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/catalog/product?kind=Comic");
  await page
    .getByRole("checkbox", { name: /^Sélectionner «/ })
    .first()
    .check();
  await page.getByRole("button", { name: "Rafraîchir le cache de 1 titre" }).click();
  await page.getByRole("button", { name: "Confirmer" }).click();
  await page.getByRole("link", { name: "Suivre la tâche" }).click();
  const task = page.getByRole("dialog", { name: "Cache de 1 titre" });
  await expect(task.getByText("Terminée", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(task.getByText("admin")).toBeVisible();

  await page.goto("/settings/activityLog?action=refreshCachesAndCovers");
  await page
    .getByRole("link", { name: /Solène Kermarrec a demandé un rafraîchissement du cache/ })
    .first()
    .click();
  const entry = page.getByRole("dialog", { name: /Solène Kermarrec a demandé/ });
  await expect(entry.getByText("Cache des produits")).toBeVisible();
  await expect(entry.getByRole("link", { name: "Tâche" })).toHaveAttribute("href", /task=[0-9a-f-]{36}$/);
});

test("a task that gave up goes on where it stopped", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/settings/backgroundTask?state=Failed");
  await page
    .getByRole("button", { name: /Relancer/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText("Une tâche d'arrière plan a bien été planifiée.")).toBeVisible();
  await page.getByRole("link", { name: "Suivre la tâche" }).click();
  await expect(page.getByRole("dialog").getByText("32 sur 32", { exact: true })).toBeVisible({ timeout: 30_000 });
});

test("whoever lacks a right is told which one", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/settings/activityLog");
  await expect(page.getByRole("heading", { name: "Accès refusé" })).toBeVisible();
  await expect(page.getByText("Lire le journal d’activité")).toBeVisible();
  await page.goto("/settings/health");
  await expect(page.getByText("Voir l’état du service")).toBeVisible();
});

test("the mail of a forgotten password stands in a page of its own", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/mail/forgotPassword");
  await expect(page.getByText("Votre nouveau mot de passe – Réserve")).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("Bonjour Mathilde,")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Navigation principale" })).toHaveCount(0);
});
