import fc from 'fast-check'

const plain = (min: number, max: number) =>
  fc.string({ unit: 'binary', minLength: min, maxLength: max }).map((text) => text.replaceAll('\u0000', ' '))

const word = fc.constantFrom('Siège', 'société', 'Lyon', 'l’associé', 'EURL', 'œuvre', 'مرحبا', 'שלום', '東京', '👩‍⚖️', 'x'.repeat(80))

/** A text of `min` to `max` code points: words of several scripts, any code points, and now and then the longest that is allowed. */
export function arbitraryText(min = 0, max = 100): fc.Arbitrary<string> {
  const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((list) => list.join(' '))
  const longest = fc.constantFrom('M', 'é', '字').map((letter) => letter.repeat(max))
  return fc
    .oneof({ weight: 4, arbitrary: words }, { weight: 3, arbitrary: plain(min, Math.min(max, 40)) }, { weight: 1, arbitrary: longest })
    .map((text) => Array.from(text).slice(0, max).join('').padEnd(min, 'a'))
}

const escaped = arbitraryText(0, 60).map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
const inlinePart = fc.oneof(
  escaped,
  escaped.map((text) => `<strong>${text}</strong>`),
  escaped.map((text) => `<em>${text}</em> `),
  escaped.map((text) => `<a href="/contact">Voir ${text}</a>`),
  fc.constant('<br>'),
)
const inline = fc.array(inlinePart, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '))
const blockPart = fc.oneof(
  inline.map((html) => `<p>${html}</p>`),
  inline.map((html) => `<ul><li>${html}</li><li>Autre</li></ul>`),
  inline.map((html) => `<blockquote><p>${html}</p></blockquote>`),
  escaped.map((text) => `<table><thead><tr><th>Titre ${text}</th></tr></thead><tbody><tr><td>${text}</td></tr></tbody></table>`),
)

/** Rich text that the sanitiser passes, no longer than `max`. */
export function arbitraryHtml(kind: 'html' | 'html-inline', max: number): fc.Arbitrary<string> {
  const html = kind === 'html' ? fc.array(blockPart, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('')) : inline
  return html.map((text) => (Array.from(text).length <= max ? text : 'Court'))
}

/** An address that is safe to link to. */
export const arbitraryUrl: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '/',
    '/contact',
    '/blog?page=2',
    '#tarifs',
    'mailto:contact@example.org',
    'tel:+33199003700',
    'https://example.org/é?q=1#x',
  ),
  fc.array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
)
