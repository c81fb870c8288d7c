import { hostileTexts } from '#tests/support/blocks/hostile-texts.ts'

/** Documents that attack the page, or the program that reads them. */
export const hostileDocuments: Readonly<Record<string, string>> = {
  'every attack in one': `<div>${hostileTexts.join('\n')}</div>`,
  'attacks in a table': `<table><caption>Attaques<script>alert(1)</script></caption><tr><th>Un<img src=x onerror=alert(1)></th></tr>${hostileTexts
    .slice(0, 40)
    .map((text) => `<tr><td>${text}</td></tr>`)
    .join('')}</table>`,
  'attacks in conditional comments': `<p>Un</p><!--[if gte mso 9]><script>alert(1)</script><![endif]--><![if !vml]><img src=x onerror=alert(1)><![endif]><xml><w:sdt onclick="alert(1)">Deux</w:sdt></xml>`,
  'addresses of scripts': [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ]
    .map((href) => `<p><a href="${href}">lien</a><a href="https://www.google.com/url?q=${href}">lien</a></p>`)
    .join(''),
  'pictures that are none': `<img src="data:image/svg+xml;base64,PHN2Zy8+"><img src="data:text/html;base64,PHA+"><img src="javascript:alert(1)"><img src="/vitrine-pasted/7">`,
  'frames of other hosts': `<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x.swf"></object>`,
  'markup in markup': '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'shadowed names':
    '<form id="body"><input name="parentNode"><input name="childNodes"></form><p id="location" name="forms">Un</p><a name="body">Deux</a>',
  'two thousand boxes in each other': `${'<div><span>'.repeat(2000)}fond${'</span></div>'.repeat(2000)}`,
  'a paragraph of 150,000 characters': `<p>${'Le vin est tiré, il faut le boire. '.repeat(4300)}</p>`,
}
