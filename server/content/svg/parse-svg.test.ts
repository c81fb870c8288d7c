import { describe, expect, it } from 'vitest'
import { parseSvg, SvgError, svgLimits, type SvgTag } from './parse-svg.ts'

const withType = (declarations: string, inside = '') =>
  `<!DOCTYPE svg [${declarations}]><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

/** Parses an image and returns its text and its attribute values. */
function textOf(source: string): string {
  const parts: string[] = []
  parseSvg(source, {
    openTag: ({ attributes }: SvgTag) => parts.push(...Object.values(attributes).map(({ value }) => value)),
    closeTag: () => undefined,
    text: (text) => parts.push(text),
  })
  return parts.slice(1).join('|')
}

/** A drawing with twenty attributes on each element. */
function manyAttributes(count: number): string {
  const attributes = Array.from({ length: 20 }, (_, at) => ` a${at}="x"`)
  const rest = attributes.slice(0, count % 20).join('')
  return withType('', `<g${attributes.join('')}/>`.repeat(Math.floor(count / 20)) + `<g${rest}/>`)
}

describe('parseSvg', () => {
  it.each([
    [
      'the namespaces of Illustrator',
      '\n\t<!ENTITY ns_a "http://ns.example/a/">\n<!ENTITY ns_b \'http://ns.example/b/\'>\n',
      '<g a="&ns_a;x">&ns_b;</g>',
      'http://ns.example/a/x|http://ns.example/b/',
    ],
    ['the first of two declarations', '<!ENTITY a "1"><!ENTITY a "2">', '&a;', '1'],
    ['no declaration', '', 'x', 'x'],
  ])('replaces entities: %s', (_what, declarations, inside, expected) => {
    expect(textOf(withType(declarations, inside))).toBe(expected)
  })

  it.each([
    ['a value with a reference', '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">', /short entities/],
    ['a value with markup', '<!ENTITY a "<script/>">', /short entities/],
    ['an external entity', '<!ENTITY x SYSTEM "file:///etc/passwd">', /short entities/],
    ['a parameter entity', '<!ENTITY % x "y"> %x;', /short entities/],
    ['default attributes', '<!ATTLIST svg onload CDATA "alert(1)">', /short entities/],
    ['a value of 201 characters', `<!ENTITY a "${'a'.repeat(201)}">`, /short entities/],
    ['a new value of a built-in entity', '<!ENTITY lt "x">', /redefines &lt;/],
    ['51 entities', Array.from({ length: 51 }, (_, at) => `<!ENTITY a${at} "x">`).join(''), /more than 50 entities/],
  ])('rejects %s in the document type', (_what, declarations, cause) => {
    expect(() => textOf(withType(declarations))).toThrow(SvgError)
    expect(() => textOf(withType(declarations))).toThrow(cause)
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('rejects the entity %s, which no document declares', (name) => {
    expect(() => textOf(withType('', `&${name};`))).toThrow(/undefined entity/)
  })

  it('rejects entities that expand to more than 100,000 characters', () => {
    const declaration = `<!ENTITY a "${'a'.repeat(200)}">`
    expect(textOf(withType(declaration, '&a;'.repeat(500)))).toHaveLength(100_000)
    expect(() => textOf(withType(declaration, '&a;'.repeat(501)))).toThrow('the entities expand to too much text')
  })

  it.each([
    // The drawing is an element with one attribute of its own.
    ['elements', svgLimits.elements - 1, (count: number) => withType('', '<g/>'.repeat(count)), 'too many elements'],
    ['attributes', svgLimits.attributes - 1, manyAttributes, 'too many attributes'],
  ])('accepts just as many %s as the limit, and rejects one more', (_what, most, drawing, cause) => {
    expect(() => textOf(drawing(most))).not.toThrow()
    expect(() => textOf(drawing(most + 1))).toThrow(cause)
  })

  it.each([
    ['100 levels', 99, null],
    ['101 levels', 100, 'elements nested too deeply'],
  ])('limits the depth: %s', (_what, groups, cause) => {
    const parse = () => textOf(withType('', '<g>'.repeat(groups) + '</g>'.repeat(groups)))
    if (cause === null) expect(parse).not.toThrow()
    else expect(parse).toThrow(cause)
  })
})
