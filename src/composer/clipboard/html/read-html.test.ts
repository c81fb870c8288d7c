// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { createPurifier } from '#engine/validation/purifier.ts'
import { isFaithful } from '#rich-text/document/is-faithful.ts'
import { itemNumbers } from '#rich-text/paste/list-numbers.ts'
import { Dice } from '#tests/support/drafts/random-draft.ts'
import { hostileDocuments } from '#tests/support/paste/hostile-documents.ts'
import { contentOf, DOT, lettersOf, makeDocument, type MadeContent } from '#tests/support/paste/made-document.ts'
import { programs } from '#tests/support/paste/write-document.ts'
import type { Pasted, PastedPart } from './pasted.ts'
import { readPastedHtml } from './read-html.ts'

const registry = createRegistry(catalogue)
const { sanitise } = createPurifier(window)
const context = { registry, sanitise, origin: 'https://mas.example', videoTitle: (service: string) => `Vidéo ${service}` }
const read = (html: string) => readPastedHtml(html, context)

const documents = Object.entries(programs).flatMap(([program, write]) =>
  Array.from({ length: 10 }, (_, seed) => {
    const parts = makeDocument(new Dice(seed + 1))
    return [`${program}, ${seed + 1}`, write(parts), contentOf(parts)] as const
  }),
)

/** The formatted texts of a paste by their kind. */
function textsOf(parts: readonly PastedPart[]): { readonly kind: HtmlKind; readonly html: string }[] {
  return parts.flatMap((part): { kind: HtmlKind; html: string }[] => {
    if (part.kind === 'picture') return [{ kind: 'html-inline', html: part.caption }]
    const { html, quote } = part.props
    if (typeof html === 'string') return [{ kind: 'html', html }]
    return typeof quote === 'string' ? [{ kind: 'html-inline', html: quote }] : []
  })
}

/** Text of an element without the lists below it. */
function ownText(element: Element): string {
  const own = element.cloneNode(true) as Element
  for (const list of own.querySelectorAll('ul, ol')) list.remove()
  return own.textContent.trim()
}

/** Reads what came out of a paste by its kinds. */
function contentIn({ parts, dropped }: Pasted): MadeContent {
  const body = document.implementation.createHTMLDocument().body
  for (const part of parts) {
    if (part.kind === 'picture') continue
    const isHeading = part.type === 'heading' && typeof part.props['text'] === 'string'
    if (isHeading) body.append(Object.assign(document.createElement('h2'), { textContent: part.props['text'] }))
    else
      body.insertAdjacentHTML(
        'beforeend',
        textsOf([part])
          .map(({ html }) => html)
          .join(''),
      )
  }
  const all = (selector: string) => [...body.querySelectorAll(selector)]
  return {
    headings: all('h2, h3, h4, h5, h6').map(ownText),
    items: all('li').map(ownText),
    links: all('a[href]').map((link) => [ownText(link), link.getAttribute('href') ?? '']),
    tables: all('table').length,
    cells: all('td, th').map(ownText),
    pictures: parts.flatMap((part) => (part.kind === 'picture' ? [part.alt] : [])),
    letters: lettersOf(body.textContent),
    comments: dropped.get('comment') ?? 0,
    shapes: dropped.get('shape') ?? 0,
  }
}

/** The faults of what came out: what the purifier changes, what a schema refuses, what the editor of texts would not give back. */
function faultsOf({ parts }: Pasted): string[] {
  const texts = textsOf(parts).filter(({ html, kind }) => html !== '' && (sanitise(html, kind) !== null || !isFaithful(html, kind)))
  const blocks = parts.filter((part) => part.kind === 'block' && registry.types.get(part.type)?.validate(part.props) !== true)
  const words = JSON.stringify(parts.map((part) => ({ ...part, source: '' })))
  const hidden = /secret|vitrine-pasted|<script|\son[a-z]+=|style=|class=/.exec(words)
  return [...texts.map(({ html }) => html), ...blocks.map((block) => JSON.stringify(block)), ...(hidden ?? [])]
}

describe('readPastedHtml', () => {
  it.each(documents)('gives the headings, items, links, cells and pictures of %s with their texts', (_, html, content) => {
    const pasted = read(html)
    expect(contentIn(pasted)).toEqual(content)
    expect(faultsOf(pasted)).toEqual([])
  })

  it.each(Object.entries(hostileDocuments))('gives nothing unsafe for %s', (_, html) => {
    expect(faultsOf(read(html))).toEqual([])
  })

  it.each([
    ['<h1>Un</h1><h2>Deux</h2><h3>Trois</h3>', [2, 3, 4]],
    ['<h2>Un</h2><h3>Deux</h3>', [2, 3]],
    ['<p class=MsoTitle>Un</p><h1>Deux</h1>', [2, 2]],
  ])('makes headings of %s with the levels %j', (html, levels) => {
    expect(read(html).parts.map((part) => part.kind === 'block' && part.props['level'])).toEqual(levels)
  })

  it.each([
    ['<blockquote><p>Un</p><p>Deux</p></blockquote>', 'quote', { quote: 'Un<br>Deux' }],
    [
      '<table><caption>Prix</caption><tr><th>Vin</th><th>Prix</th></tr><tr><td>Rouge</td><td><b>9</b></td></tr></table>',
      'table',
      {
        caption: 'Prix',
        columns: [{ label: 'Vin' }, { label: 'Prix' }],
        rows: [{ cells: ['Rouge', '<strong>9</strong>'] }],
        rowHeaders: false,
      },
    ],
    [
      '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ" title="Le mas"></iframe>',
      'video',
      { title: 'Le mas', url: 'https://www.youtube.com/embed/dQw4w9WgXcQ' },
    ],
    ['<h2>Qui sommes-nous&#8239;?</h2>', 'heading', { text: 'Qui sommes-nous\u202f?', level: 2 }],
    ['<h3>Nos prix&nbsp;:\n 1&#8239;200&nbsp;€</h3>', 'heading', { text: 'Nos prix\u00a0: 1\u202f200\u00a0€', level: 3 }],
    ['<h2>Vendredi 12 juin<br>20 h, salle</h2>', 'heading', { text: 'Vendredi 12 juin 20 h, salle', level: 2 }],
    ['<h2><div>Un</div><div>deux</div></h2>', 'heading', { text: 'Un deux', level: 2 }],
    ['<h2>25 m<sup>2</sup> de CO<sub>2</sub>, 10<sup>-3</sup></h2>', 'heading', { text: '25 m² de CO₂, 10⁻³', level: 2 }],
    ['<h2>Prix<sup><a href="/a">1</a></sup></h2>', 'text', { html: '<h2>Prix<sup><a href="/a">1</a></sup></h2>' }],
    [`${'<div>'.repeat(70)}<p>Un<br>deux</p><p>Trois</p>`, 'text', { html: '<p>Un deux Trois</p>' }],
    ['<p dir="rtl">שלום <b>לכם</b></p>', 'text', { html: '<p dir="rtl">שלום <strong>לכם</strong></p>' }],
    [
      '<p dir="ltr" lang="fr">a <span dir="rtl" lang="he">שלום</span></p>',
      'text',
      { html: '<p>a <span dir="rtl" lang="he">שלום</span></p>' },
    ],
    ['<div dir="rtl"><p>שלום</p><p dir="ltr">a</p></div>', 'text', { html: '<p dir="rtl">שלום</p><p dir="ltr">a</p>' }],
    ['<ul><li lang="en-GB">tea</li><li lang="x y">b</li></ul>', 'text', { html: '<ul><li lang="en-GB">tea</li><li>b</li></ul>' }],
    [
      '<p class=MsoNormal><span lang=EN-US>Un</span> <span lang=HE dir=RTL>שלום</span></p>',
      'text',
      { html: '<p>Un <span dir="rtl" lang="HE">שלום</span></p>' },
    ],
    [
      '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><h2><span lang=EN-US>Un</span></h2>',
      'heading',
      { text: 'Un', level: 2 },
    ],
    ['<h1 dir="rtl">שלום</h1>', 'text', { html: '<h2 dir="rtl">שלום</h2>' }],
    ['<h2>Le 1<sup>er</sup> mai</h2>', 'text', { html: '<h2>Le 1<sup>er</sup> mai</h2>' }],
    ['<h2>Prix <s>90 €</s> 70 €</h2>', 'text', { html: '<h2>Prix <s>90 €</s> 70 €</h2>' }],
    [
      '<table><caption>Prix<br>de gros</caption><tr><th>Vin<br>rouge</th><th>Prix&nbsp;/ m<sup>2</sup></th></tr><tr><td>A</td><td>9</td></tr></table>',
      'table',
      {
        caption: 'Prix de gros',
        columns: [{ label: 'Vin rouge' }, { label: 'Prix\u00a0/ m²' }],
        rows: [{ cells: ['A', '9'] }],
        rowHeaders: false,
      },
    ],
    ['<h2>Voir <a href="/carte">la carte</a></h2>', 'text', { html: '<h2>Voir <a href="/carte">la carte</a></h2>' }],
    ['<table><tr><td><p>Un</p><p>Deux</p></td></tr></table>', 'text', { html: '<p>Un</p><p>Deux</p>' }],
    ['un <b>mot</b>', 'text', { html: '<p>un <strong>mot</strong></p>' }],
    [
      '<a href="https://www.google.com/url?q=https://vin.example/a&amp;sa=D">Là</a>',
      'text',
      { html: '<p><a href="https://vin.example/a">Là</a></p>' },
    ],
    [
      '<a href="https://vin.example/ma carte.pdf">A</a> <a href="mailto:a@vin.example?subject=Bonjour à vous">B</a> <a href="tel:01 99 00 37 00">C</a>',
      'text',
      {
        html: '<p><a href="https://vin.example/ma%20carte.pdf">A</a> <a href="mailto:a@vin.example?subject=Bonjour%20%C3%A0%20vous">B</a> <a href="tel:0199003700">C</a></p>',
      },
    ],
    ['<a href="//mas.example/carte à voir">Ici</a>', 'text', { html: '<p><a href="/carte%20%C3%A0%20voir">Ici</a></p>' }],
    ['<a href="//vin.example\\a">Là</a>', 'text', { html: '<p><a href="https://vin.example/a">Là</a></p>' }],
    ['<a href="https://mas.example/carte?a=1#b">Ici</a>', 'text', { html: '<p><a href="/carte?a=1#b">Ici</a></p>' }],
  ])('reads %s as a block « %s »', (html, type, props) => {
    expect(read(html).parts).toEqual([{ kind: 'block', type, props }])
  })

  it('gives a picture its alternative text, its caption and its link', () => {
    const html = `<figure><a href="/carte"><img src="${DOT}" alt=" Le mas "></a><figcaption>Le mas &amp; le chai</figcaption></figure>`
    expect(read(html).parts).toEqual([{ kind: 'picture', source: DOT, alt: 'Le mas', caption: 'Le mas &amp; le chai', href: '/carte' }])
  })

  it('gives a picture its caption with the formats and the line ends', () => {
    const html = `<figure><img src="${DOT}"><figcaption>25 m<sup>2</sup><br>Le&nbsp;chai</figcaption></figure>`
    expect(read(html).parts).toMatchObject([{ kind: 'picture', caption: '25 m<sup>2</sup><br>Le\u00a0chai' }])
  })

  it('goes on with the numbers of a list that it cuts', () => {
    const items = Array.from({ length: 900 }, (_, index) => `<li>Article ${index + 1}, ${'mot '.repeat(8)}</li>`)
    const numbers = (list: string) =>
      textsOf(read(list).parts).flatMap(({ html }) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('ol')].flatMap((part) =>
          itemNumbers(part).map((number, index) => [number, Number(/\d+/.exec(part.children[index]?.textContent ?? '')?.[0])]),
        ),
      )
    expect(read(`<ol>${items.join('')}</ol>`).parts.length).toBeGreaterThan(1)
    const plain = numbers(`<ol>${items.join('')}</ol>`)
    expect(plain).toEqual(Array.from({ length: 900 }, (_, index) => [index + 1, index + 1]))
    const reversed = numbers(`<ol reversed>${items.join('')}</ol>`)
    expect(reversed).toEqual(Array.from({ length: 900 }, (_, index) => [900 - index, index + 1]))
  })

  it.each([
    ['<thead><tr><th>Vin</th><th>Prix</th></tr></thead>', 'thead'],
    ['<tr><th>Vin</th><th>Prix</th></tr>', 'tbody > tr:first-child > th'],
  ])('repeats the head %s of a table that it cuts, and cuts no cell over two rows', (head, selector) => {
    const row = (index: number) => `<tr><td rowspan="2">Vin ${index}</td><td>${'mot '.repeat(12)}</td></tr><tr><td>suite ${index}</td></tr>`
    const rows = Array.from({ length: 300 }, (_, index) => row(index))
    const { parts } = read(`<table>${head}<tbody>${rows.join('')}</tbody></table>`)
    const tables = textsOf(parts).flatMap(({ html }) => [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table')])
    expect(tables.length).toBeGreaterThan(1)
    for (const table of tables) {
      expect(table.querySelector(selector)).not.toBeNull()
      expect([...table.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['Vin', 'Prix'])
      const cells = table.querySelectorAll('td').length
      expect(cells % 3).toBe(0)
    }
    expect(tables.flatMap((table) => [...table.querySelectorAll('td[rowspan]')]).map(({ textContent }) => textContent)).toEqual(
      rows.map((_, index) => `Vin ${index}`),
    )
  })

  it.each(['🍇', '👨‍👩‍👧‍👦', 'e\u0301'])('cuts a long word between the characters %s', (sign) => {
    const pasted = read(`a${sign.repeat(20_001)}`)
    const words = textsOf(pasted.parts).map(({ html }) => new DOMParser().parseFromString(html, 'text/html').body.textContent)
    expect(faultsOf(pasted)).toEqual([])
    expect(words.join('')).toBe(`a${sign.repeat(20_001)}`)
    for (const part of words) expect(part.replace(/^a/, '').replaceAll(sign, '')).toBe('')
  })

  it('counts what it leaves out', () => {
    const html =
      '<p>Un<img src="https://x.example/1.jpg"><a href="javascript:1">deux</a></p><svg></svg><math><mi>x</mi></math><video></video><input><input type=hidden>'
    expect(Object.fromEntries(read(html).dropped)).toEqual({ picture: 1, link: 1, shape: 1, formula: 1, media: 1, control: 1 })
  })

  it('leaves out hidden and removed words, counted, and pictures of one pixel', () => {
    const html =
      '<p>Un<del cite="mailto:x" datetime="2026">deux</del><span style="mso-hide:all">trois</span><span style="visibility:hidden">quatre</span></p><img src="https://x.y/" width=1 height=1>'
    expect(read(html)).toEqual({
      parts: [{ kind: 'block', type: 'text', props: { html: '<p>Un</p>' } }],
      dropped: new Map([
        ['revision', 1],
        ['hidden', 2],
      ]),
    })
  })

  it('reads nothing from nothing', () => expect(read('<p> </p><div><br></div>').parts).toEqual([]))
})
