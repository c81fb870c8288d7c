import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteSeedSchema } from '#server/seeds/seed-schema.ts'
import { themeCss } from '#domain/theme/theme-css.ts'

interface Face {
  readonly family: string
  readonly file: string | undefined
  readonly weights: readonly number[]
}

/** The fonts that the site serves: a list of names with their files. */
const faces = [...readFileSync('src/ui/styles/fonts.css', 'utf8').matchAll(/@font-face \{([^}]+)\}/g)].map(([, rules = '']): Face => {
  const of = (pattern: RegExp) => pattern.exec(rules)?.[1] ?? ''
  const weights = of(/font-weight: ([\d ]+);/)
    .split(' ')
    .map(Number)
  return { family: of(/font-family: '([^']+)'/), file: /url\('([^']+)'\)/.exec(rules)?.[1], weights }
})
const served = faces.flatMap((face) => (face.file === undefined ? [] : [{ ...face, file: face.file }]))
const seeds = [...globSync('server/seeds/*/site.json')]
const fonts = seeds.flatMap((path) => siteSeedSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).fonts ?? [])

describe('fonts', () => {
  it('have each a file of their own, served by the site', () => {
    expect(served.length).toBeGreaterThanOrEqual(3)
    const place = (file: string) => (file.startsWith('../') ? join('src/ui/styles', file) : `node_modules/${file}`)
    expect(served.filter(({ file }) => !existsSync(place(file)))).toEqual([])
  })

  it('that a sample site or a new one names are served in the weight that it asks for', () => {
    expect(seeds.length).toBe(3)
    for (const { family, weight } of fonts) {
      const isDrawn = ({ weights: [least = Infinity, most = least] }: Face) => least <= weight && weight <= most
      expect(served.filter((face) => face.family === family).some(isDrawn), `${family} ${weight}`).toBe(true)
    }
  })

  it('reach the theme by their names', () => {
    for (const font of fonts)
      expect(themeCss({ fonts: [font], colors: {}, parameters: [] })).toContain(`: '${font.family}', '${font.family} Fallback'`)
  })
})
