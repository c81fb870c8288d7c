import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WINGS_WITH_AREAS } from '#scripts/lint/server-wings.mjs'

/** The relative links of a Markdown text, and its pictures. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target && !/^[a-z]+:/.test(target))

const deadLinks = (path: string, text: string) =>
  [...new Set(linksOf(text))].filter((target) => !existsSync(join(dirname(path), target))).map((target) => `${path} → ${target}`)

describe('documents', () => {
  it('link only to what exists', () => {
    const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')]
    expect(documents).toContain('README.md')
    expect(documents.flatMap((path) => deadLinks(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it('are seen to have a dead link when they have one', () => {
    expect(deadLinks('README.md', '[there](package.json#x) [away](https://example.org) [gone](docs/gone.md)')).toEqual([
      'README.md → docs/gone.md',
    ])
  })
})

/** The area folders of a wing that its paragraph in a text does not name. */
function unnamedAreas(text: string, wing: string, folders: readonly string[]): string[] {
  const paragraph = text.split('\n').find((line) => line.startsWith(`- **\`${wing}/\`**`)) ?? ''
  const named = new Set([...paragraph.matchAll(/`([a-z-]+)[/`]/g)].map(([, name]) => name))
  return folders.filter((folder) => !named.has(folder)).map((folder) => `${wing}/${folder}`)
}

describe('ARCHITECTURE.md', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8')

  it.each(WINGS_WITH_AREAS)('names every area of server/%s', (wing) => {
    const entries = readdirSync(join('server', wing), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(folders.length).toBeGreaterThan(3)
    expect(unnamedAreas(text, wing, folders)).toEqual([])
  })

  it('is reported when an area has no name in it', () => {
    expect(unnamedAreas('- **`shop/`** — `cart`, `orders/{a,b}`.', 'shop', ['cart', 'orders', 'desk'])).toEqual(['shop/desk'])
  })
})

describe('decisions', () => {
  const names = readdirSync('docs/decisions').filter((name) => name !== 'README.md')

  it('are numbered without gaps', () => {
    expect(names.map((name) => Number(name.slice(0, 4))).sort((a, b) => a - b)).toEqual(names.map((_, index) => index + 1))
  })

  it.each(names)('%s gives status, context, decision and consequences on one page', (name) => {
    const text = readFileSync(join('docs/decisions', name), 'utf8')
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. .+\n\nStatus: (accepted|superseded by \\[)`))
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(['Context', 'Decision', 'Consequences'])
    expect(text.split('\n').length).toBeLessThan(50)
  })
})
