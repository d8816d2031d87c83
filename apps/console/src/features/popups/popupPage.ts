import { cleanHtml } from "@reserve/domain/rich-text";

interface Shown {
  /** Name of the shop. */
  shop: string;
  /** Accessible name of the popup. */
  title: string;
  /** Content; sanitized here, whatever its source. */
  html: string;
}

// Colours of its own: the page represents the shop's site, not the console.
const style = `
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 560px; font: 16px/1.6 Georgia, serif; color: #24201a; background: #fff; color-scheme: light; }
  .bar { padding: 16px 24px; border-bottom: 1px solid #ddd; font-weight: 600; }
  .shelf { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 24px; padding: 24px; }
  .shelf i { height: 200px; background: #d8d2c4; }
  .veil { position: absolute; inset: 0; display: grid; place-items: center; padding: 24px; background: rgb(36 32 26 / 55%); }
  .popup { position: relative; width: 100%; max-width: 560px; padding: 24px 32px; background: #fff; overflow-wrap: anywhere; }
  .popup img { max-width: 100%; height: auto; }
  .popup a { color: #1b5742; }
  .popup table { display: block; overflow-x: auto; border-collapse: collapse; }
  .popup th, .popup td { padding: 4px 8px; border: 1px solid #ddd; text-align: start; vertical-align: top; }
  .cross { position: absolute; inset: 4px 12px auto auto; font: 24px/1.4 sans-serif; }
`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page of the shop's site with its popup above, as HTML for the preview's own frame: a sketch, which only the popup is true in. */
export function popupPage({ shop, title, html }: Shown): string {
  const shelf = "<i></i>".repeat(12);
  return `<style>${style}</style><div class="bar">${escaped(shop)}</div><div class="shelf">${shelf}</div><div class="veil"><div class="popup" role="dialog" aria-label="${escaped(title)}"><span class="cross" aria-hidden="true">×</span>${cleanHtml(html)}</div></div>`;
}
