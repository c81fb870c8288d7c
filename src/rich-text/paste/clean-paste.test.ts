// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { createPurifier } from '#engine/validation/purifier.ts'
import { hostileTexts } from '#tests/support/blocks/hostile-texts.ts'
import { readHtml } from '../document/read-html.ts'
import { writeHtml } from '../document/write-html.ts'
import { cleanPaste } from './clean-paste.ts'
import { quietAttributes } from './quiet-attributes.ts'

const { sanitise } = createPurifier(window)

const bullet = (sign: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>`
const wordItem = (sign: string, level: number, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${bullet(sign)}${text}<o:p></o:p></p>`

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=FR>
<!--StartFragment--><h1>Statuts</h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt;color:#2F5496'>Les associés<o:p></o:p></span></b></p>
<p class=MsoNormal>Un texte <i>court</i>, un <a href="https://example.org/x" style='mso-style-link:y'>lien</a>, m<sup>2</sup>
sur deux lignes.<o:p></o:p></p>
${wordItem('·', 1, 'Premier')}
${wordItem('o', 2, 'Dessous')}
${wordItem('·', 1, 'Second')}
${wordItem('1.', 1, 'Compté')}
<table class=MsoTableGrid border=1><tr><td width=100 style='border:solid'><p class=MsoNormal>A1<o:p></o:p></p></td><td><p class=MsoNormal>B1</p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700;">Titre</span></h2>
<p dir="ltr"><span style="font-weight:700;font-style:normal;">Gras</span><span style="font-weight:400;"> puis </span><span style="font-style:italic;">italique</span><span style="vertical-align:super">e</span>
<a href="https://example.org/" style="text-decoration:none;"><span style="text-decoration:underline;">un lien</span></a></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Un</span></p></li><li dir="ltr"><p dir="ltr"><span>Deux</span></p></li></ul></b><br class="Apple-interchange-newline">`

const hostile = `<div onclick="alert(1)">A<img src=x onerror=alert(1)><script>alert(1)</script><a href="java\nscript:alert(1)">b</a>
<iframe src="https://x.y"></iframe><svg><script>1</script></svg><style>p{color:red}</style><span style="background:url(//x)">c</span></div>`

const cases: readonly (readonly [name: string, pasted: string, html: string, inline: string])[] = [
  [
    'Word',
    word,
    '<h2>Statuts</h2><p><strong>Les associés</strong></p><p>Un texte <em>court</em>, un <a href="https://example.org/x">lien</a>, m<sup>2</sup> sur deux lignes.</p>' +
      '<ul><li>Premier<ul><li>Dessous</li></ul></li><li>Second</li></ul><ol><li>Compté</li></ol><table><tbody><tr><td>A1</td><td>B1</td></tr></tbody></table>',
    'Statuts<br><strong>Les associés</strong><br>Un texte <em>court</em>, un <a href="https://example.org/x">lien</a>, m<sup>2</sup> sur deux lignes.<br>' +
      'Premier<br>Dessous<br>Second<br>Compté<br>A1 B1',
  ],
  [
    'Google Docs',
    docs,
    '<h2>Titre</h2><p><strong>Gras</strong> puis <em>italique</em><sup>e</sup> <a href="https://example.org/">un lien</a></p><ul><li>Un</li><li>Deux</li></ul>',
    'Titre<br><strong>Gras</strong> puis <em>italique</em><sup>e</sup> <a href="https://example.org/">un lien</a><br>Un<br>Deux',
  ],
  ['a hostile page', hostile, '<p>Ab c</p>', 'Ab c'],
  [
    'a page of boxes',
    '<section><div>Un</div><div><h2>Deux</h2>trois</div></section>',
    '<p>Un</p><h2>Deux</h2><p>trois</p>',
    'Un<br>Deux<br>trois',
  ],
  [
    'spaces of their own and lists side by side, as Google Docs writes them,',
    '<p><span>un</span><span style="font-weight:400"> </span><b>mot</b></p><ul><li>Un</li><ul><li>Dessous</li></ul></ul>',
    '<p>un <strong>mot</strong></p><ul><li>Un<ul><li>Dessous</li></ul></li></ul>',
    'un <strong>mot</strong><br>Un<br>Dessous',
  ],
  [
    'a list of Word that goes on after a paragraph,',
    `${wordItem('1.', 1, 'Un')}${wordItem('2.', 1, 'Deux')}<p>Entre</p>${wordItem('3.', 1, 'Trois')}${wordItem('4.', 1, 'Quatre')}`,
    '<ol><li>Un</li><li>Deux</li></ol><p>Entre</p><ol start="3"><li>Trois</li><li>Quatre</li></ol>',
    'Un<br>Deux<br>Entre<br>Trois<br>Quatre',
  ],
  [
    'two lists of Word without a paragraph between them,',
    `${wordItem('1.', 1, 'Un')}${wordItem('a)', 2, 'A')}${wordItem('b)', 2, 'B')}${wordItem('2.', 1, 'Deux')}${wordItem('1°', 1, 'Un')}`,
    '<ol><li>Un<ol><li>A</li><li>B</li></ol></li><li>Deux</li></ol><ol><li>Un</li></ol>',
    'Un<br>A<br>B<br>Deux<br>Un',
  ],
  [
    'signs of Word that are no numbers,',
    `${wordItem('Article 1', 1, 'Objet')}${wordItem('1.2.', 1, 'Siège')}${wordItem('§', 1, 'Durée')}`,
    '<ul><li>Article 1 Objet</li><li>1.2. Siège</li><li>Durée</li></ul>',
    'Article 1 Objet<br>1.2. Siège<br>Durée',
  ],
  [
    'items with numbers of their own',
    '<ol><li>a</li><li value="7">b</li><li>c</li></ol><ol reversed><li>a</li><li value="5">b</li></ol><ol start="x"><li value="4">d</li></ol>',
    '<ol><li>a</li></ol><ol start="7"><li>b</li><li>c</li></ol><ol start="2" reversed=""><li>a</li></ol><ol start="5" reversed=""><li>b</li></ol><ol start="4"><li>d</li></ol>',
    'a<br>b<br>c<br>a<br>b<br>d',
  ],
  ['words alone', 'un <b>mot</b>', 'un <strong>mot</strong>', 'un <strong>mot</strong>'],
  ['nothing to read', '<p> </p><div><br></div>', '', ''],
  ['a picture of this site', '<p><img src="/media/1.webp" alt="x" class="y"></p>', '<p><img src="/media/1.webp" alt="x"></p>', ''],
]

describe('cleanPaste', () => {
  it.each(cases)('leaves the formats of content and nothing else of %s', (_, pasted, html, inline) => {
    expect(cleanPaste(pasted, 'html')).toBe(html)
    expect(cleanPaste(pasted, 'html-inline')).toBe(inline)
  })

  it.each(['html', 'html-inline'] as const)('makes %s that the sanitiser accepts and the editor holds', (kind: HtmlKind) => {
    for (const pasted of [...cases.map(([, text]) => text), ...hostileTexts]) {
      const back = writeHtml(readHtml(cleanPaste(pasted, kind), kind))
      expect(sanitise(back, kind)?.removed ?? []).toEqual([])
    }
  })
})

describe('quietAttributes', () => {
  it('renames style and handlers inside tags, and no text that looks like them', () => {
    expect(quietAttributes('<p STYLE="a" onClick=b title="c">Le style = simple, onclick=x</p>')).toBe(
      '<p data-pasted-STYLE="a" data-pasted-onClick=b title="c">Le style = simple, onclick=x</p>',
    )
  })
})
