import { describe, expect, it } from 'vitest'
import { activeContent } from '#tests/support/blocks/active-content.ts'
import { hostileTexts } from '#tests/support/blocks/hostile-texts.ts'
import { createSanitiser } from './sanitiser.ts'

const { sanitise } = createSanitiser()
const cleaned = (html: string) => sanitise(html, 'html')?.html ?? html

describe('the sanitiser', () => {
  it.each([
    'Un texte sans balise',
    '<p>Un <strong>texte</strong> avec <a href="/contact" target="_blank" rel="noopener">un lien</a>.</p>',
    '<h2 id="user-content-objet">Objet</h2><p><a href="#user-content-objet">Objet</a></p>',
    '<ul><li>Un</li></ul><ol start="3"><li>Trois</li></ol><dl><dt>a</dt><dd>b</dd></dl>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<figure><img src="/media/1-ab/x.webp" alt="x" width="10" height="10" loading="lazy"><figcaption>x</figcaption></figure>',
    '<p>mailto : <a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a></p>',
    '<details open=""><summary>s</summary><p>t</p></details>',
    'a &amp; b &lt;c&gt;',
  ])('passes %s as it is', (html) => {
    expect(sanitise(html, 'html')).toBeNull()
  })

  it.each<[string, string, string[]]>([
    ['<p>x</p><script>alert(1)</script>', '<p>x</p>', ['<script>']],
    ['<p onclick="x" style="color:red" class="y">x</p>', '<p>x</p>', ['class of <p>', 'onclick of <p>', 'style of <p>']],
    ['<a href="javascript:x">x</a>', '<a>x</a>', ['href of <a>']],
    ['<a href="//other.example">x</a>', '<a href="https://other.example">x</a>', []],
    ['<a href="/x" target="top">x</a>', '<a href="/x">x</a>', ['target of <a>']],
    ['<img src="data:image/png;base64,x" alt="">', '', ['<img>', 'src of <img>']],
    ['<p>a<img src=x onerror=alert(1)>b</p>', '<p>ab</p>', ['<img>', 'onerror of <img>', 'src of <img>']],
    ['<img alt="seul"><img src="/media/1-ab/x.webp" alt="">', '<img src="/media/1-ab/x.webp" alt="">', ['<img>']],
    ['<svg><a>x</a></svg>', '', ['<a>', '<svg>']],
    ['<style>p{}</style>x', 'x', ['<style>']],
    ['<form><input></form>', '', ['<form>', '<input>']],
    ['<iframe src="/x"></iframe>x', 'x', ['<iframe>']],
    ['<h1>x</h1>', 'x', ['<h1>']],
    ['x<!-- note -->', 'x', ['<#comment>']],
    ['<p title="x', '', ['<p>', 'unfinished markup']],
    ['x<textarea>', 'x', ['<textarea>']],
    ['x\ufdd1', 'x', ['an invalid character']],
    ['<td>x</td>', 'x', ['<td>']],
    ['<body onload="x"><p>x</p></body>', '<p>x</p>', ['<body>']],
    ['<remove>x</remove>', 'x', ['<remove>']],
  ])('makes of %j %j and says what went', (html, kept, removed) => {
    const result = sanitise(html, 'html')
    expect(result?.html).toBe(kept)
    expect([...(result?.removed ?? [])].sort()).toEqual(removed)
  })

  it('passes nothing of a text that nests its elements deeper than the bound', () => {
    const removed = ['markup with too many or too deeply nested elements']
    expect(sanitise('<em>'.repeat(2000), 'html')).toEqual({ html: '', removed })
    expect(sanitise(`${'<ul><li>'.repeat(40)}x${'</li></ul>'.repeat(40)}`, 'html')).toBeNull()
  })

  it.each([
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['a<br/>b', 'a<br>b'],
    ['</div></main>x', 'x'],
    ['<b>x', '<b>x</b>'],
    ["<a href='/x'>x</a>", '<a href="/x">x</a>'],
  ])('spells %j as %j and removes nothing', (html, spelled) => {
    expect(sanitise(html, 'html')).toEqual({ html: spelled, removed: [] })
  })

  it('keeps whole paragraphs out of inline HTML', () => {
    expect(sanitise('<p>x <b>y</b></p>', 'html-inline')).toEqual({ html: 'x <b>y</b>', removed: ['<p>'] })
    expect(sanitise('x <b>y</b>', 'html-inline')).toBeNull()
  })

  it('puts ids and names under a prefix, and links to them along with them', () => {
    expect(cleaned('<h2 id="cookie">x</h2><a name="b" href="#cookie">y</a><a href="#other">z</a>')).toBe(
      '<h2 id="user-content-cookie">x</h2><a name="user-content-b" href="#user-content-cookie">y</a><a href="#other">z</a>',
    )
  })

  it.each(hostileTexts)('leaves nothing active of %j', (text) => {
    for (const html of [text, `<p>${text}</p>`, `<a href="${text}">x</a>`, `<a href='${text}'>x</a>`, `<img src="${text}" alt="">`])
      expect(activeContent(cleaned(html)), html).toEqual([])
  })

  it.each(hostileTexts)('says the same of its own answer to %j', (text) => {
    const once = cleaned(`<div>${text}</div>`)
    expect(cleaned(once)).toBe(once)
  })
})

describe('the sanitiser’s memory', () => {
  it('gives the same answer again', () => {
    const { sanitise: again } = createSanitiser()
    expect(again('<p>x</p>', 'html')).toBe(again('<p>x</p>', 'html'))
    expect(again('<b>x', 'html')).toBe(again('<b>x', 'html'))
    expect(again('<p>x</p>', 'html-inline')?.removed).toEqual(['<p>'])
  })

  it('hashes what may be shown as it is, by kind', () => {
    const sanitiser = createSanitiser()
    const texts = [
      { kind: 'html', html: '<p>x</p>' },
      { kind: 'html-inline', html: '<p>x</p>' },
      { kind: 'html', html: '<b>x' },
      { kind: 'html', html: '<p>x</p>' },
    ] as const
    const hashes = sanitiser.passedHashes(texts)
    expect(hashes).toHaveLength(1)
    expect(hashes[0]).toMatch(/^sha256-/)
  })

  it('believes the hashes of its own version, and of no other', () => {
    const [hash = ''] = createSanitiser().passedHashes([{ kind: 'html', html: '<p>x</p>' }])
    const forged = '<script>y</script>'
    const sanitiser = createSanitiser()
    sanitiser.trust('another version', [hash])
    sanitiser.trust(sanitiser.version, [hash])
    expect(sanitiser.sanitise('<p>x</p>', 'html')).toBeNull()
    expect(sanitiser.sanitise(forged, 'html')?.html).toBe('')
  })
})
