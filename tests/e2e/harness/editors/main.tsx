import "@reserve/design-system/styles.css";
import { HtmlEditor } from "@reserve/design-system/code";
import { PreviewFrame } from "@reserve/design-system/preview";
import { cleanHtml, RichText, SafeHtml } from "@reserve/design-system/rich-text";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const hostile = '<p style="color:red" onclick="alert(1)">Éluard</p><script>alert(1)</script><a href="javascript:alert(1)">à lire</a>';
const mail =
  '<style>p{background:url("https://elsewhere.invalid/ground.png")}</style><p style="color:rgb(27,87,66)">Votre commande est prête.</p><img alt="Couverture" src="https://elsewhere.invalid/cover.png"><script>alert(1)</script>';

/** Every component that reads HTML, on one page. */
function Page() {
  const [review, setReview] = useState("<p>Noces</p>");
  const [source, setSource] = useState("<p>Noces</p>");
  return (
    <main>
      <h1>Textes</h1>
      <RichText label="Critique" onChange={setReview} value={review} />
      <output aria-label="Écrit">{review}</output>
      <SafeHtml html={hostile} />
      <HtmlEditor label="Contenu" onChange={setSource} value={source} />
      <PreviewFrame html={mail} title="Courriel" width="phone" />
    </main>
  );
}

Object.assign(window, { cleanHtml });
const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
