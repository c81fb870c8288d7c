import { describe, expect, it } from 'vitest'
import { drawingCost, drawingLimits, requireDrawable } from './drawing-cost.ts'
import { SvgError } from './parse-svg.ts'

const costOf = (inside: string) => {
  const { elements, steps } = drawingCost(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)
  // Without the drawing itself.
  return [elements - 1, steps]
}
const filter = '<filter id="f"><feGaussianBlur/><feMerge><feMergeNode/></feMerge></filter>'
const chain = (length: number, width: number) =>
  '<g id="g0"><path d="M0 0"/></g>' +
  Array.from({ length }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(width)}</g>`).join('')

describe('drawingCost', () => {
  it.each([
    ['shapes', '<g><path d="M0 0"/><circle r="1"/></g>', [3, 0]],
    ['what is drawn nowhere', `<defs><g id="a"><path d="M0 0"/></g></defs>${filter}`, [0, 0]],
    ['repeated shapes', '<defs><g id="a"><path d="M0 0"/></g></defs><use href="#a"/><use href="#a"/>', [6, 0]],
    ['layers, twelve to a step', '<g opacity=".5"/><g style="fill:red;opacity:.5"/>'.repeat(6), [36, 1]],
    ['no layer of what is opaque', '<g opacity="1"/><g style="opacity:1;mix-blend-mode:normal"/><g mask="none" opacity="100%"/>', [3, 0]],
    ['masks, each a step', '<g mask="url(#m)"/><g style="mask:url(#m)"/>', [6, 2]],
    ['the characters of texts alone', '<title>Étude</title><text>ab<tspan>c</tspan></text>', [9, 0]],
    ['a filter on two shapes', `${filter}<g filter="url(#f)"/><g style="filter:url('#f')"/>`, [4, 4]],
    ['a function in place of a filter', '<g style="filter:blur(5px)"/>', [1, 1]],
    ['a filter in a style sheet', `${filter}<style>g g{filter:url(#f)}</style><g><g/></g>`, [3, 8]],
    ['wide steps', '<filter id="f"><feMorphology/><feTurbulence numOctaves="9"/></filter><g filter="url(#f)"/>', [2, 42]],
    ['a marker of each vertex', '<marker id="m"><g/></marker><path d="M0 0L1 1" marker-mid="url(#m)"/>', [11, 0]],
  ])('counts %s', (_what, inside, cost) => {
    expect(costOf(inside)).toEqual(cost)
  })

  it('rejects an element that refers to itself by others', () => {
    expect(() => costOf('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')).toThrow('an element refers to itself')
  })

  it('accepts a text of just as many characters as the limit, and rejects one more', () => {
    const text = (length: number) => () => costOf(`<text>${'a'.repeat(length)}</text>`)
    expect(text(drawingLimits.charactersOfText)).not.toThrow()
    expect(text(drawingLimits.charactersOfText + 1)).toThrow('a text is too long')
  })

  it('counts repetitions that multiply, without drawing them', () => {
    expect(costOf(chain(10, 10))[0]).toBeGreaterThan(10 ** 10)
  })

  it('accepts just as many nested references as the limit, and rejects one more', () => {
    const nested = (length: number) => Array.from({ length: length + 1 }, (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`).join('')
    expect(() => costOf(nested(drawingLimits.references))).not.toThrow()
    expect(() => costOf(nested(drawingLimits.references + 1))).toThrow(SvgError)
  })

  // A group of 999 elements that is repeated, with its `use`, a thousand at a time.
  const repeated = (count: number): string =>
    `<defs><g id="a">${'<g/>'.repeat(998)}</g></defs>${'<use href="#a"/>'.repeat(Math.floor(count / 1000))}${'<g/>'.repeat(count % 1000)}`

  it.each([
    ['elements', drawingLimits.elements - 1, repeated, 1],
    [
      'filtered points',
      2,
      (count: number) => `${filter}<g style="${'filter:blur(5px);'.repeat(count)}"/>`,
      drawingLimits.filteredPoints / 2,
    ],
  ])('accepts just as many %s as the limit, and rejects one more', (_what, most, inside, points) => {
    const draw = (count: number) => () => requireDrawable(`<svg xmlns="http://www.w3.org/2000/svg">${inside(count)}</svg>`, points)
    expect(draw(most)).not.toThrow()
    expect(draw(most + 1)).toThrow(/^too many/)
  })
})
