// HTML in the style of what ten programs put on the clipboard, written by us, and the exact HTML expected from the editor.

/** A clipboard sample: its source program, its HTML, and the HTML that the editor reports. */
export interface Copied {
  readonly from: string;
  readonly html: string;
  readonly stored: string;
}

const word = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} --></style>
</head>
<body lang=FR style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
${body}
<!--EndFragment-->
</body>
</html>`;

const sign = (text: string, font = "Symbol") =>
  `<![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:${font}'><span style='mso-list:Ignore'>${text}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

const cell = (text: string) =>
  `<td width=201 valign=top style='width:150.95pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt'>
  <p class=MsoNormal style='mso-margin-top-alt:auto'>${text}<o:p></o:p></p>
  </td>`;

const googleSpan = (text: string, style = "font-weight:400;font-style:normal") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`;

const google = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5a0c1f7e-7fff-1b2c-9d3e-0a1b2c3d4e5f">${body}</b><br class="Apple-interchange-newline">`;

export const copies: readonly Copied[] = [
  {
    from: "Word: headings, marks and empty paragraphs",
    html: word(`<h1 style='mso-pagination:widow-orphan'><span style='mso-ansi-language:FR'>La rentrée au Quai<o:p></o:p></span></h1>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal style='text-align:justify'><span style='font-size:12.0pt;color:#C00000'>Douze
romans, dont <b style='mso-bidi-font-weight:normal'>trois premiers</b>, à lire dès le 1<sup>er</sup> septembre&nbsp;: <i>Le Passage</i><a
style='mso-comment-reference:LM_1;mso-comment-date:20260901T0900'></a><span class=MsoCommentReference><span style='font-size:8.0pt;mso-hide:all'>[LM1]</span></span>.<o:p></o:p></span></p>
<h2>Nos choix<o:p></o:p></h2>
<p class=MsoNormal><a name="_Toc1"></a>Voir <a href="https://quai.example/rentree">la page</a>.<o:p></o:p></p>
<p class=MsoNormal><span style='mso-spacerun:yes'>  </span><o:p></o:p></p>`),
    stored:
      '<h2>La rentrée au Quai</h2><p>Douze romans, dont <strong>trois premiers</strong>, à lire dès le 1<sup>er</sup> septembre&nbsp;: <em>Le Passage</em>.</p><h2>Nos choix</h2><p>Voir <a href="https://quai.example/rentree">la page</a>.</p>',
  },
  {
    from: "Word: lists of two levels",
    html: word(`<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${sign("·")}Romans<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'>${sign("o", '"Courier New"')}<i>Noces</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'>${sign("o", '"Courier New"')}<i>L’Été</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${sign("·")}Essais<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${sign("1.", "Calibri")}Commander<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${sign("2.", "Calibri")}Venir retirer<o:p></o:p></p>
<p class=MsoNormal>À bientôt<o:p></o:p></p>`),
    stored:
      "<ul><li><p>Romans</p><ul><li><p><em>Noces</em></p></li><li><p><em>L’Été</em></p></li></ul></li><li><p>Essais</p></li></ul><ol><li><p>Commander</p></li><li><p>Venir retirer</p></li></ol><p>À bientôt</p>",
  },
  {
    from: "Word: a table with titles and a cell over two columns",
    html: word(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'>
 <thead>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  ${cell("<b>Jour</b>")}${cell("<b>Matin</b>")}${cell("<b>Après-midi</b>")}
 </tr>
 </thead>
 <tr style='mso-yfti-irow:1'>
  ${cell("Mardi")}${cell("10&nbsp;h – 12&nbsp;h")}${cell("14&nbsp;h – 19&nbsp;h")}
 </tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>
  ${cell("Lundi")}<td width=402 colspan=2 valign=top style='width:301.9pt'><p class=MsoNormal><o:p>&nbsp;</o:p></p></td>
 </tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>`),
    stored:
      '<table><thead><tr><th scope="col"><p><strong>Jour</strong></p></th><th scope="col"><p><strong>Matin</strong></p></th><th scope="col"><p><strong>Après-midi</strong></p></th></tr></thead><tbody><tr><td><p>Mardi</p></td><td><p>10&nbsp;h – 12&nbsp;h</p></td><td><p>14&nbsp;h – 19&nbsp;h</p></td></tr><tr><td><p>Lundi</p></td><td colspan="2"></td></tr></tbody></table>',
  },
  {
    from: "LibreOffice Writer: headings, marks and a list",
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 25.2 (Linux)"/>
<style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style></head>
<body lang="fr-FR" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">Rencontre avec Léa Morin</h1>
<p class="western" style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">Elle lira <i>Le Passage</i>, <b>jeudi</b> à <span style="font-style: normal"><b>19&nbsp;h</b></span>.</font></font></p>
<p class="western"><br/>
<br/>

</p>
<ul>
	<li><p class="western" style="margin-bottom: 0cm">entrée libre</p></li>
	<li><p class="western">dédicaces</p>
	<ul>
		<li><p class="western">au sous-sol</p></li>
	</ul></li>
</ul>
<h4 class="western" style="margin-left: 1cm">Inscription</h4>
<p class="western"><a class="western" href="mailto:lire@quai.example">lire@quai.example</a></p>
</body></html>`,
    stored:
      '<h2>Rencontre avec Léa Morin</h2><p>Elle lira <em>Le Passage</em>, <strong>jeudi</strong> à <strong>19&nbsp;h</strong>.</p><ul><li><p>entrée libre</p></li><li><p>dédicaces</p><ul><li><p>au sous-sol</p></li></ul></li></ul><h4>Inscription</h4><p><a href="mailto:lire@quai.example">lire@quai.example</a></p>',
  },
  {
    from: "LibreOffice Writer: a table with a caption",
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 25.2 (Linux)"/><style type="text/css">td p { orphans: 0; widows: 0; background: transparent }</style></head>
<body lang="fr-FR" dir="ltr"><table width="665" cellpadding="4" cellspacing="0" style="page-break-inside: avoid">
	<caption><p>Tarifs</p></caption>
	<col width="324"/>
	<col width="324"/>
	<thead><tr valign="top"><th width="324" style="border: 1px solid #000000; padding: 0.1cm"><p class="western" align="center">Formule</p></th>
			<th width="324" style="border: 1px solid #000000; padding: 0.1cm"><p class="western" align="center">Prix</p></th></tr></thead>
	<tbody><tr valign="top"><td rowspan="2" width="324" style="border: 1px solid #000000"><p class="western">Atelier</p></td>
			<td width="324" sdval="12" sdnum="1036;0;0,00"><p class="western" align="right">12,00&nbsp;€</p></td></tr>
	<tr valign="top"><td width="324"><p class="western"><font color="#c9211e"><b>gratuit</b></font> pour les moins de 12&nbsp;ans</p></td></tr></tbody>
</table>
<p class="western"><br/></p></body></html>`,
    stored:
      '<p>Tarifs</p><table><thead><tr><th scope="col"><p>Formule</p></th><th scope="col"><p>Prix</p></th></tr></thead><tbody><tr><td rowspan="2"><p>Atelier</p></td><td><p>12,00&nbsp;€</p></td></tr><tr><td><p><strong>gratuit</strong> pour les moins de 12&nbsp;ans</p></td></tr></tbody></table>',
  },
  {
    from: "Google Docs: marks that styles set",
    html: google(
      `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;">${googleSpan("Coups de cœur")}</h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${googleSpan("Un ")}${googleSpan("grand", "font-weight:700;font-style:normal")}${googleSpan(" livre, ")}${googleSpan("vraiment", "font-weight:700;font-style:italic")}${googleSpan(" : ")}${googleSpan("La Peste", "font-weight:400;font-style:italic")}<span style="font-size:0.6em;vertical-align:super;font-weight:400">1</span></p><br /><p dir="ltr" style="line-height:1.38;"><a href="https://quai.example/peste" style="text-decoration:none;">${googleSpan("À réserver").replace("text-decoration:none", "text-decoration:underline")}</a></p>`,
    ),
    stored:
      '<h2>Coups de cœur</h2><p>Un <strong>grand</strong> livre, <strong><em>vraiment</em></strong> : <em>La Peste</em><sup>1</sup></p><p><a href="https://quai.example/peste">À réserver</a></p>',
  },
  {
    from: "Google Docs: lists in lists",
    html: google(
      `<ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;font-size:11pt;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation">${googleSpan("Choisir")}</p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation">${googleSpan("un roman", "font-weight:700;font-style:normal")}</p></li></ul><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation">${googleSpan("Réserver")}</p></li></ol><br />`,
    ),
    stored: "<ol><li><p>Choisir</p><ul><li><p><strong>un roman</strong></p></li></ul></li><li><p>Réserver</p></li></ol>",
  },
  {
    from: "a page of a paper: scripts, trackers, buttons",
    html: `<meta charset='utf-8'><nav class="crumbs"><a href="/culture">Culture</a></nav><article class="post" data-id="42" onclick="track()"><h1 class="post__title" id="titre">Marguerite Duras, aujourd’hui</h1><div class="share" role="toolbar"><button type="button" onclick="share()">Partager</button><a role="button" href="#">Copier le lien</a></div><script>window.track = () => fetch("https://stats.invalid/a")</script><p class="lead"><strong>Une exposition</strong> lui rend hommage.</p><img src="https://stats.invalid/pixel.gif?u=1" width="1" height="1" alt=""><img src="https://stats.invalid/b.gif" style="width:1px;height:1px;border:0" alt=""><div style="display:none">Abonnez-vous !</div><blockquote cite="https://papier.invalid"><p>«&nbsp;Écrire, c’est hurler sans bruit.&nbsp;»</p></blockquote><h5>À lire</h5><p>Voir <a href="javascript:void(openLayer(3))" class="js">notre dossier</a> et <a href="https://papier.invalid/duras" target="_blank" rel="sponsored" ping="https://stats.invalid/c">la chronologie</a><span aria-hidden="true"> ↗</span>.</p><iframe src="https://pub.invalid/ad"></iframe><aside hidden>Publicité</aside><form action="/lettre"><input type="email" name="mail"><button>S’inscrire</button></form></article>`,
    stored:
      '<h2>Marguerite Duras, aujourd’hui</h2><p><strong>Une exposition</strong> lui rend hommage.</p><blockquote><p>«&nbsp;Écrire, c’est hurler sans bruit.&nbsp;»</p></blockquote><h4>À lire</h4><p>Voir notre dossier et <a href="https://papier.invalid/duras">la chronologie</a>.</p>',
  },
  {
    from: "a page with pictures that load late",
    html: `<meta charset='utf-8'><h2>L’atelier en images</h2><figure class="wp-block-image"><img decoding="async" loading="lazy" class="lazyload" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="https://quai.example/atelier.jpg" srcset="https://quai.example/atelier-2x.jpg 2x" width="800" height="600" alt="La presse de l’atelier" onerror="retry(this)"><noscript><img src="https://quai.example/atelier.jpg" alt="La presse de l’atelier"></noscript><figcaption>La presse, en 1926</figcaption></figure><p><picture><source type="image/webp" srcset="https://quai.example/encre.webp"><img src="https://quai.example/encre.jpg" alt="L’encre" sizes="100vw"></picture></p><img src="blob:https://quai.example/7c1f" alt="Aperçu"><img src="https://stats.invalid/v.png" width="0" height="0" alt=""><p style="background-image:url(https://quai.example/fond.jpg)">&nbsp;</p><p>Photos de <a href="/auteurs/jeanne" onmouseover="preload()">Jeanne</a>.</p>`,
    stored:
      '<h2>L’atelier en images</h2><p><img src="https://quai.example/atelier.jpg" alt="La presse de l’atelier"></p><p>La presse, en 1926</p><p><img src="https://quai.example/encre.jpg" alt="L’encre"></p><p>Photos de <a href="/auteurs/jeanne">Jeanne</a>.</p>',
  },
  {
    from: "Apple Mail: an answer with what it answers",
    html: `<meta http-equiv="content-type" content="text/html; charset=utf-8"><div class="WordSection1" style="page:WordSection1;caret-color:rgb(0, 0, 0);-webkit-text-stroke-width:0px;"><div style="margin:0cm;font-size:11pt;font-family:Calibri,sans-serif;">Bonjour,<o:p></o:p></div><div style="margin:0cm;"><o:p>&nbsp;</o:p></div><div style="margin:0cm;">La salle est <span style="font-weight:bold">réservée</span><span class="Apple-converted-space">&nbsp;</span>pour le 12.<o:p></o:p></div><div><br></div><blockquote type="cite" style="border-left:solid #CCCCCC 1.0pt;padding-left:6.0pt;"><div dir="auto">Peut-on venir à <i class="">vingt</i>&nbsp;?</div></blockquote><table border="0" cellpadding="0" role="presentation"><tbody><tr><td style="padding:0"><a href="tel:+33298000000" x-apple-data-detectors="true">02 98 00 00 00</a></td><td><img src="cid:logo@quai.example" alt="Le Quai" width="80"><img src="https://suivi.invalid/open?m=9" width="1" height="1"></td></tr></tbody></table></div><br class="Apple-interchange-newline">`,
    stored:
      '<p>Bonjour,</p><p>La salle est <strong>réservée</strong>&nbsp;pour le 12.</p><blockquote><p>Peut-on venir à <em>vingt</em>&nbsp;?</p></blockquote><p><a href="tel:+33298000000">02 98 00 00 00</a></p>',
  },
];
