import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseJson } from '#engine/validation/parse-json.ts'
import { elementsSeedSchema } from './seed-schema.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const events = readdirSync(folder)
  .map((name) => `${folder}${name}/elements/event.json`)
  .filter((path) => existsSync(path))
  .flatMap((path) => elementsSeedSchema.parse(parseJson(readFileSync(path, 'utf8'))))
  .flatMap(({ properties, texts }) =>
    Object.values(texts).map(({ title, content }) => ({ title, content, capacity: properties?.['capacity'] })),
  )

const figures: Readonly<Record<string, number>> = { huit: 8, quinze: 15 }

describe('the words of a sample event', () => {
  it.each(events)('promise no limit that its form does not keep: $title', ({ content, capacity }) => {
    const words = content ?? ''
    const told = [...words.matchAll(/(\p{L}+) (?:places?|seats?)(?!\p{L})/giu)].map(([, figure = '']) => figures[figure.toLowerCase()])
    expect(told).toEqual(told.map(() => capacity))
    // A form offers as many places as are left, ten at most, to everyone.
    expect(words).not.toMatch(/(?:personnes?|places?|people|persons?|seats?) (?:par|per)(?!\p{L})/iu)
  })
})
