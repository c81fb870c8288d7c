import fc from 'fast-check'
import type { Attack } from './vectors.ts'

/** Returns the word in random case. */
const anyCase = (word: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((ups) => Array.from(word, (letter, index) => (ups[index] ? letter.toUpperCase() : letter)).join(''))

const gap = fc.constantFrom(' ', '/', '\n', '\t', '\f', ' / ')
const code = fc.constantFrom('alert(1)', 'alert`1`', 'confirm(1)', 'prompt(1)', "top['alert'](1)", 'alert&lpar;1&rpar;')
const quote = fc.constantFrom('"', "'", '')
const handlers = ['onload', 'onerror', 'onclick', 'onfocus', 'onmouseover', 'ontoggle', 'onanimationstart', 'onpointerenter', 'onbegin']
const tags = [
  'img src=x',
  'svg',
  'body',
  'input autofocus',
  'details open',
  'video src=x',
  'p',
  'a href=/',
  'div',
  'audio src=x',
  'x tabindex=1',
]

/** Characters that a browser ignores inside a scheme. */
const skipped = fc.constantFrom('', '', '', '\t', '\n', '\r', '&Tab;', '&NewLine;', '&#9;')
const scheme = fc.tuple(
  fc.constantFrom('', '', ' ', '\u0001', '&#1;'),
  anyCase('java'),
  skipped,
  anyCase('script'),
  fc.constantFrom(':', '&colon;', '&#58;'),
)
const address = fc.oneof(
  fc.tuple(scheme, code).map(([parts, what]) => parts.join('') + what),
  fc.constantFrom('data:text/html,<script>alert(1)</script>', 'vbscript:alert(1)', '//evil.example', '/\\evil.example'),
)

const handler = fc
  .tuple(fc.constantFrom(...tags), gap, fc.constantFrom(...handlers).chain(anyCase), quote, code)
  .map(([tag, space, name, mark, what]) => `<${tag}${space}${name}=${mark}${what}${mark}>`)
const script = fc.tuple(anyCase('script'), gap, code).map(([name, space, what]) => `<${name}${space}>${what}</${name}>`)
const link = fc
  .tuple(
    fc.constantFrom('a href', 'iframe src', 'object data', 'form action', 'embed src', 'area href', 'svg><a xlink:href', 'img src'),
    quote,
    address,
  )
  .map(([where, mark, to]) => `<${where}=${mark}${to}${mark}>x`)
const style = fc
  .tuple(fc.constantFrom('p', 'div', 'td', 'a'), fc.constantFrom('url', 'URL', 'u\\72l', 'image-set'), quote)
  .map(([tag, name, mark]) => `<${tag} style=${mark}background:${name}(//evil.example)${mark}>`)

const leaving = fc.constantFrom(
  '',
  '',
  '',
  '">',
  "'>",
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '"/>',
  '`>',
  '</p>',
)
const around = fc.constantFrom(
  '',
  '',
  '',
  'svg',
  'math',
  'table',
  'select',
  'template',
  'noscript',
  'style',
  'title',
  'xmp',
  'form',
  'mtext',
  'desc',
)

/** Active markup composed of its parts: the context that it closes, its wrapper and its action. */
const markup = fc.tuple(leaving, around, fc.boolean(), fc.oneof(handler, script, link, style)).map(([out, outer, hides, act]) => {
  const inner = hides && outer !== '' ? `<p title="</${outer}>${act}">` : act
  return outer === '' ? out + act : `${out}<${outer}>${inner}</${outer}>`
})

/** Removes, doubles or inserts a character at any position. */
const damaged = fc
  .tuple(markup, fc.nat(200), fc.constantFrom('drop', 'double', '<', '"', '\u2028', '\u00ad', '\ufffe', '&'))
  .map(([text, at, what]) => {
    const place = text.length === 0 ? 0 : at % text.length
    const rest = text.slice(place + 1)
    if (what === 'drop') return text.slice(0, place) + rest
    return text.slice(0, place + 1) + (what === 'double' ? text.charAt(place) : what) + rest
  })

const attack = fc.oneof({ weight: 3, arbitrary: markup }, { weight: 1, arbitrary: address }, { weight: 1, arbitrary: damaged })

/** Generates the given number of distinct attacks, deterministic by seed. */
export function generatedAttacks(count: number, seed: number): Attack[] {
  const texts = new Set<string>()
  for (let turn = 0; texts.size < count; turn += 1)
    for (const text of fc.sample(attack, { numRuns: count, seed: seed + turn })) texts.add(text)
  return [...texts].slice(0, count).map((text) => ({ kind: 'generated', text }))
}
