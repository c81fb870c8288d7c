import { DOT } from '../made-document.ts'
import type { PastedDocument } from './pasted-document.ts'

/** Documents of editors in the browser and of web pages. */
export const webDocuments: Readonly<Record<string, PastedDocument>> = {
  'Google Docs: letters in the second level, a link over two runs': {
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-9f"><h2 dir="ltr"><span style="font-weight:400;font-style:normal;">Nos </span><span style="font-weight:700;font-style:italic;">prix</span></h2><ol><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Devis</span></p></li><ol><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p dir="ltr" role="presentation"><span>Simple</span></p></li><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p dir="ltr" role="presentation"><span>Détaillé</span></p></li></ol></ol><p dir="ltr"><a href="https://www.google.com/url?q=https://vin.example/a&sa=D" style="text-decoration:none;"><span style="font-weight:400;">la </span></a><a href="https://www.google.com/url?q=https://vin.example/a&sa=D"><span style="font-weight:700;">carte</span></a></p></b>`,
    gives: [
      '<h2>Nos <em><strong>prix</strong></em></h2><ol><li>Devis<ol><li>Simple</li><li>Détaillé</li></ol></li></ol><p><a href="https://vin.example/a">la <strong>carte</strong></a></p>',
    ],
    names: { numbering: 1 },
  },
  'Google Sheets: cells with a link and a line end': {
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;">Vin</td><td style="font-weight:bold;">Prix</td></tr><tr><td><a class="in-cell-link" target="_blank" href="https://vin.example/rouge">Rouge</a></td><td data-sheets-value="{&quot;1&quot;:2}">9<br/>la bouteille</td></tr></tbody></table></google-sheets-html-origin>`,
    gives: [
      '<table><tbody><tr><td><strong>Vin</strong></td><td><strong>Prix</strong></td></tr><tr><td><a href="https://vin.example/rouge">Rouge</a></td><td>9<br>la bouteille</td></tr></tbody></table>',
    ],
  },
  'Notion: tasks, a quote and code': {
    html: `<meta charset='utf-8'><!-- notionvc: 1 --><h1>Plan</h1><ul class="to-do-list"><li><div class="checkbox checkbox-off"></div><span class="to-do-children-unchecked">Relire</span></li><li><input type="checkbox" checked>Publier</li></ul><blockquote>Une phrase.</blockquote><pre><code class="language-js">if (a) {\n  b()\n}</code></pre><details><summary>Suite</summary><p>Le reste.</p></details>`,
    gives: [
      'h2 Plan',
      '<ul><li>Relire</li><li>Publier</li></ul>',
      'quote: Une phrase.',
      '<pre><code>if (a) {\n  b()\n}</code></pre><details><summary>Suite</summary><p>Le reste.</p></details>',
    ],
    names: { control: 1 },
  },
  'a page laid out by tables in each other': {
    html: `<table width="600"><tbody><tr><td><table><tbody><tr><td><h2>Visites</h2><p>Le samedi</p></td></tr></tbody></table></td></tr><tr><td><table><tbody><tr><td>Adulte</td><td>8&nbsp;€</td></tr><tr><td>Enfant</td><td>4&nbsp;€</td></tr></tbody></table></td></tr></tbody></table>`,
    gives: [
      'h2 Visites',
      '<p>Le samedi</p><table><tbody><tr><td>Adulte</td><td>8\u00a0€</td></tr><tr><td>Enfant</td><td>4\u00a0€</td></tr></tbody></table>',
    ],
  },
  'a page of cards that are links, with lazy pictures': {
    html: `<div class="cards"><a href="https://vin.example/a"><h3>Rouge</h3><p>Un vin <em>rond</em>.</p></a><a href="https://vin.example/b"><div>Blanc</div></a><img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="https://vin.example/1.jpg" alt="Chai"><picture><source srcset="https://vin.example/2.webp"><img src="${DOT}" alt="Vigne"></picture></div>`,
    gives: [
      '<h3><a href="https://vin.example/a">Rouge</a></h3><p><a href="https://vin.example/a">Un vin <em>rond</em>.</a></p><p><a href="https://vin.example/b">Blanc</a></p>',
      'picture: Vigne',
    ],
    names: { picture: 1 },
  },
  'a page with films, a map and a form': {
    html: `<article><p>La visite</p><iframe src="https://player.vimeo.com/video/76979871" title="La cave"></iframe><iframe src="https://maps.example/embed?x=1"></iframe><video controls><source src="a.mp4">Votre navigateur…</video><audio src="a.mp3"></audio><form><label>Nom</label><input name="n"><select><option>Un</option></select><button>Envoyer</button></form></article>`,
    gives: ['<p>La visite</p>', 'video: La cave | https://player.vimeo.com/video/76979871', '<p>Nom</p>'],
    names: { media: 3, control: 3 },
  },
  'an encyclopaedia: definitions, formats and a formula': {
    html: `<h2>Glossaire</h2><dl><dt>AOC</dt><dd><p>Appellation <abbr title="contrôlée">c.</abbr></p></dd><dt><dfn>Cuvée</dfn></dt><dd>Vin d’<q>une</q> cuve</dd></dl><p>H<sub>2</sub>O, <mark>noté</mark>, <kbd>Ctrl</kbd>, <time datetime="2026-05-01">1<sup>er</sup> mai</time></p><math><mi>x</mi></math><hr><figure><blockquote><p>Le vin</p></blockquote><figcaption>Un poète</figcaption></figure>`,
    gives: [
      'h2 Glossaire',
      '<dl><dt>AOC</dt><dd>Appellation <abbr title="contrôlée">c.</abbr></dd><dt><dfn>Cuvée</dfn></dt><dd>Vin d’<q>une</q> cuve</dd></dl><p>H<sub>2</sub>O, <mark>noté</mark>, <kbd>Ctrl</kbd>, <time datetime="2026-05-01">1<sup>er</sup> mai</time></p><hr><figure><blockquote><p>Le vin</p></blockquote><figcaption>Un poète</figcaption></figure>',
    ],
    names: { formula: 1 },
  },
  'a text from right to left with words of another language': {
    html: `<div dir="rtl" lang="ar"><h2>مرحبا</h2><p>نبيذ <bdi dir="ltr" lang="fr">Côtes du Rhône</bdi> جيد</p><ol type="i"><li>واحد</li></ol></div>`,
    gives: [
      '<h2 dir="rtl" lang="ar">مرحبا</h2><p dir="rtl" lang="ar">نبيذ <bdi dir="ltr" lang="fr">Côtes du Rhône</bdi> جيد</p><ol dir="rtl" lang="ar"><li>واحد</li></ol>',
    ],
    names: { numbering: 1 },
  },
  'an editor with formats around whole paragraphs': {
    html: `<b><p>Un</p><ul><li>Deux</li></ul></b><em><div>Trois</div></em><font color="red"><p>Quatre</p></font><s><h2>Cinq</h2></s>`,
    gives: ['<p><strong>Un</strong></p><ul><li><strong>Deux</strong></li></ul><p><em>Trois</em></p><p>Quatre</p><h2><s>Cinq</s></h2>'],
  },
  'titles with every format, and a table with formats in its head': {
    html: `<h2><strong>Tout</strong> <b>gras</b></h2><h2 style="font-weight:700">Tout</h2><h3><code>npm</code></h3><h3>Prix <mark>bas</mark></h3><h2><u>Souligné</u> <small>petit</small></h2><table><caption>Prix</caption><tr><th>Vin <i>sec</i></th><th>Prix</th></tr><tr><td>A</td><td>9</td></tr></table>`,
    gives: [
      'h2 Tout gras',
      'h2 Tout',
      '<h3><code>npm</code></h3><h3>Prix <mark>bas</mark></h3>',
      'h2 Souligné petit',
      '<table><caption>Prix</caption><tbody><tr><th>Vin <em>sec</em></th><th>Prix</th></tr><tr><td>A</td><td>9</td></tr></tbody></table>',
    ],
    names: { underline: 1, small: 1 },
  },
  'a page with lists numbered in every way': {
    html: `<ol type="1"><li>a</li></ol><ol type="I"><li>b</li></ol><ol style="list-style: upper-alpha inside"><li>c</li></ol><ol style="list-style-type: decimal-leading-zero"><li>d</li></ol><ol style="list-style:none"><li>e</li></ol><ul type="a"><li>f</li></ul>`,
    gives: ['<ol><li>a</li></ol><ol><li>b</li></ol><ol><li>c</li></ol><ol><li>d</li></ol><ol><li>e</li></ol><ul><li>f</li></ul>'],
    names: { numbering: 3 },
  },
}
