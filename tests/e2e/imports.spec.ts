import { expect, test } from "./fixtures.ts";

// Every step is a call to a real server.

const record = (ean: string, title: string, price: string) => `<Product>
<RecordReference>fr.exemple.${ean}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${ean}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
</DescriptiveDetail>
<ProductSupply><SupplyDetail><ProductAvailability>21</ProductAvailability>
<Price><PriceType>04</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price></SupplyDetail></ProductSupply>
</Product>`;
const message = `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0"><Header><Sender><SenderName>Dilicom</SenderName></Sender><SentDateTime>20261121T0730Z</SentDateTime></Header>
${record("9782742700332", "Le Mur invisible", "9.70")}
${record("9782251450018", "Les Furtifs", "12;90")}
</ONIXMessage>`;

test("somebody drops a file of notices, reads what is refused, imports the rest and finds the new title; then its stock", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/catalog/product");
  await page.getByRole("link", { name: "Importer un fichier" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Imports" })).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choisir un fichier" }).click();
  await (await chooser).setFiles({ name: "flux.xml", mimeType: "text/xml", buffer: Buffer.from(message) });

  await expect(page.getByRole("heading", { level: 1, name: /^flux\.xml/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /9782251450018.*n’est pas un nombre/ })).toBeVisible();
  await page.getByRole("button", { name: "Importer 1 notice" }).click();
  await expect(page.getByRole("heading", { name: "C’est importé" })).toBeVisible();

  await page.goto("/catalog/product?search=mur+invisible");
  await expect(page.getByRole("row", { name: /Le Mur invisible/ })).toBeVisible();

  await page.goto("/catalog/import");
  await expect(page.getByRole("row", { name: /flux\.xml.*Importé/ })).toBeVisible();
  const again = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choisir un fichier" }).click();
  const stock = "ean;stock;rayon\n9782742700332;7;Romans\n";
  await (await again).setFiles({ name: "stock.csv", mimeType: "text/csv", buffer: Buffer.from(stock) });
  await page.getByRole("button", { name: "Changer 1 stock" }).click();
  await expect(page.getByRole("heading", { name: "C’est importé" })).toBeVisible();
  await page.goto("/catalog/product?search=mur+invisible");
  await page.getByRole("link", { name: "Le Mur invisible" }).click();
  await expect(page.getByRole("textbox", { name: /^Rayon/ })).toHaveValue("Romans");
  await expect(page.getByRole("spinbutton", { name: "Stock" })).toHaveValue("7");
});
