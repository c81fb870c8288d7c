import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSeedFolder } from './read-seed.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const sites = readdirSync(folder).filter((name) => /^site-\d+$/.test(name))

describe('the tags of a sample site', () => {
  it.each(sites)('%s are each called something in every language of the site', async (name) => {
    const { site, blogs, news, services, products } = await readSeedFolder(`${folder}${name}`)
    const used = [...new Set([...blogs, ...news, ...services, ...products].flatMap(({ tags }) => tags))].toSorted()
    expect(used.length).toBeGreaterThan(3)
    const languages = ['fr_FR', ...(site.languages ?? []).map(({ locale }) => locale)]
    const named = new Map((site.tags ?? []).map(({ value, labels }) => [value, labels]))
    const unnamed = used.flatMap((value) => languages.filter((locale) => !named.get(value)?.[locale]).map((locale) => `${value} ${locale}`))
    expect(unnamed).toEqual([])
  })
})
