import { Plugin } from "@tiptap/pm/state";
import { AddMarkStep } from "@tiptap/pm/transform";
import { Node, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from "@tiptap/react";
import { useContext } from "react";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { ProductCards } from "./sources.ts";
import { editorTexts } from "./texts.ts";

function Card({ node }: NodeViewProps) {
  const texts = useOwnTexts(editorTexts);
  const card = useContext(ProductCards);
  const { ean, title } = node.attrs as { ean: string; title: string };
  return (
    <NodeViewWrapper aria-label={texts.productCard(title)} as="span" contentEditable={false} data-product="" role="group">
      {card ? card({ ean, title }) : title}
    </NodeViewWrapper>
  );
}

/** A plugin that removes links around product cards: a card only links to its product, so a link over text and cards applies to the text. */
const noLinkAround = new Plugin({
  appendTransaction(changes, _before, { doc, schema, tr }) {
    if (!changes.some(({ steps }) => steps.some((step) => step instanceof AddMarkStep))) return null;
    doc.descendants((node, position) => {
      if (node.type.name === "product") tr.removeMark(position, position + node.nodeSize, schema.marks.link);
    });
    return tr.docChanged ? tr : null;
  },
});

/** An inline node for a product: selected and deleted as a single character, saved as a link with its EAN. */
export const Product = Node.create({
  name: "product",
  group: "inline",
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ ean: { default: "" }, title: { default: "" }, href: { default: "" } }),
  parseHTML: () => [
    {
      tag: "a[data-ean]",
      priority: 60,
      getAttrs: (link) => {
        const title = link.textContent ?? "";
        return title.trim() === "" ? false : { ean: link.getAttribute("data-ean"), href: link.getAttribute("href"), title };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => ["a", { href: attrs.href, "data-ean": attrs.ean }, attrs.title],
  renderText: ({ node }) => node.attrs.title,
  addNodeView: () => ReactNodeViewRenderer(Card, { as: "span" }),
  addProseMirrorPlugins: () => [noLinkAround],
});
