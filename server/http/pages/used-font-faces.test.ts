import { expect, it } from 'vitest'
import { filterFontFaces } from './used-font-faces.ts'

const face = (family: string, rest = '') => `@font-face{font-family:${family};${rest}src:url(/x.woff2)format("woff2")}`
const families = ['Fraunces', 'Newsreader', 'Instrument Sans', 'Fraunces Fallback', 'Fraunces Fallback Times', 'Newsreader Fallback']
const faces = families.map((family) => face(family)).join('') + face('"Newsreader"', 'font-style:italic;')
const tokens =
  ':root{--font-display:var(--font-title,"Fraunces", "Fraunces Fallback", serif);--font-text:var(--font-content,"Instrument Sans", sans-serif)}'
const drawn = (theme: string, base = faces + tokens) =>
  [...filterFontFaces(base, theme).matchAll(/font-family:"?([^;"]+)/g)].map(([, family]) => family)

it('leaves out the families that neither the theme nor the stylesheet draws with', () => {
  expect(drawn(":root {\n  --font-title: 'Newsreader', 'Newsreader Fallback', serif;\n}")).toEqual([
    'Newsreader',
    'Instrument Sans',
    'Newsreader Fallback',
    'Newsreader',
  ])
})

it('keeps what is usual where a theme names nothing, and not what stands in for another family', () => {
  expect(drawn(":root {\n  --font-content: 'Instrument Sans', sans-serif;\n}")).toEqual([
    'Fraunces',
    'Instrument Sans',
    'Fraunces Fallback',
  ])
})

it('keeps a family that a rule of the stylesheet names by itself', () => {
  expect(drawn(':root{}', `${faces}.stamp{font:1rem Newsreader}`)).toEqual(['Newsreader', 'Newsreader'])
})

it('leaves everything else as it is', () => {
  expect(filterFontFaces(`${face('Gone')}a{color:red}${face('Fraunces')}`, ":root{--font-title: 'Fraunces'}")).toBe(
    `a{color:red}${face('Fraunces')}`,
  )
})
