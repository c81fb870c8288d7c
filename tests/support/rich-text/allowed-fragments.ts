import fc from 'fast-check'
import { allowedAttributes, allowedTags, ID_PREFIX, type HtmlKind } from '#engine/text/html-rules.ts'

const VOID = new Set(['br', 'wbr', 'hr', 'img', 'col'])
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6']

const text = fc
  .array(
    fc.constantFrom(
      'Siège',
      'l’associé',
      'à',
      '14,50 €',
      'a < b',
      'R&D',
      '"net"',
      '«\u00a0oui\u00a0»',
      '{{COMPANY_PHONE}}',
      '字',
      '👩‍⚖️',
      '.',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((words) => words.join(' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))

/** Values that the rules accept, by attribute; any other attribute takes a word. */
const values: Readonly<Record<string, readonly string[]>> = {
  href: ['/contact', '#tarifs', 'https://example.org/?a=1&amp;b=2', 'tel:{{COMPANY_PHONE}}'],
  src: ['/media/1.webp', '/media/x.png?v=2'],
  target: ['_blank'],
  id: [`${ID_PREFIX}a`],
  name: [`${ID_PREFIX}b`],
  open: [''],
  reversed: [''],
  dir: ['ltr', 'rtl'],
  loading: ['lazy'],
}
const words = ['fr', '2', 'Titre &amp; texte', '2026-11-25']

/** The attributes of an element: a few of those allowed, in any order. */
function attributesOf(tag: string): fc.Arbitrary<string> {
  const one = fc
    .constantFrom(...allowedAttributes)
    .chain((name) => fc.constantFrom(...(values[name] ?? words)).map((value) => ({ name, value })))
  const some = fc.uniqueArray(one, { maxLength: 3, selector: ({ name }) => name })
  const list = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some })
  return list.map((chosen) => {
    const all = tag === 'img' ? [{ name: 'src', value: '/media/1.webp' }, ...chosen.filter(({ name }) => name !== 'src')] : chosen
    return all.map(({ name, value }) => ` ${name}="${value}"`).join('')
  })
}

const element = (tag: string, content: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(attributesOf(tag), VOID.has(tag) ? fc.constant('') : content)
    .map(([attributes, inner]) => `<${tag}${attributes}>${inner}${VOID.has(tag) ? '' : `</${tag}>`}`)

const several = (part: fc.Arbitrary<string>, max = 3) => fc.array(part, { minLength: 1, maxLength: max }).map((parts) => parts.join(''))

/** Texts with formats in each other; an element of a kind holds no other of its kind. */
function phrasing(kind: HtmlKind, depth: number, around: readonly string[] = []): fc.Arbitrary<string> {
  const tags = allowedTags['html-inline'].filter((tag) => !around.includes(tag))
  const inner = (tag: string) => (depth > 0 ? phrasing(kind, depth - 1, [...around, tag]) : text)
  const format = fc.constantFrom(...tags).chain((tag) => element(tag, inner(tag)))
  const parts = [
    { weight: 3, arbitrary: text },
    { weight: 2, arbitrary: format },
  ]
  return several(fc.oneof(...(kind === 'html' ? [...parts, { weight: 1, arbitrary: element('img', text) }] : parts)))
}

const line = phrasing('html', 1)

/** Bare text, blocks, or both. */
function flow(depth: number): fc.Arbitrary<string> {
  const inner = depth > 0 ? several(block(depth - 1), 2) : line
  return fc.oneof(
    line,
    inner,
    fc.tuple(line, inner).map((parts) => parts.join('')),
  )
}

const rows = (cell: 'td' | 'th', depth: number) => several(element('tr', several(element(cell, flow(depth)))), 2)

const joined = (...parts: readonly fc.Arbitrary<string>[]) => fc.tuple(...parts).map((list) => list.join(''))

/** The content of each element that has a shape of its own. */
const shapes: Readonly<Record<string, (depth: number) => fc.Arbitrary<string>>> = {
  ul: (depth) => several(element('li', flow(depth))),
  ol: (depth) => several(element('li', flow(depth))),
  dl: (depth) => several(joined(element('dt', line), element('dd', flow(depth)))),
  figure: (depth) => joined(fc.oneof(element('img', line), block(depth)), element('figcaption', line)),
  details: (depth) => joined(element('summary', line), flow(depth)),
  table: (depth) =>
    joined(
      element('caption', line),
      element('colgroup', several(element('col', line))),
      element('thead', rows('th', 0)),
      element('tbody', rows('td', depth)),
      element('tfoot', rows('td', 0)),
    ),
  ...Object.fromEntries(['p', 'pre', ...HEADINGS].map((tag) => [tag, () => line])),
}

const PARTS = new Set('caption col colgroup dd dt figcaption li summary tbody td tfoot th thead tr img'.split(' '))
const BLOCKS = allowedTags.html.filter((tag) => !allowedTags['html-inline'].includes(tag) && !PARTS.has(tag))

function block(depth: number): fc.Arbitrary<string> {
  return fc.constantFrom(...BLOCKS).chain((tag) => element(tag, (shapes[tag] ?? flow)(Math.max(0, depth - 1))))
}

/** HTML made from the rules alone: every allowed element where HTML lets it stand, with allowed attributes. */
export function allowedFragment(kind: HtmlKind): fc.Arbitrary<string> {
  return kind === 'html' ? several(fc.oneof({ weight: 4, arbitrary: block(1) }, { weight: 1, arbitrary: line })) : phrasing(kind, 2)
}
