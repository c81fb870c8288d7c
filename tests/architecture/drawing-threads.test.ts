import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const PARSER = 'server/content/svg/parse-svg.ts'
const workers = ['server/content/svg/clean-drawing-worker.ts', 'server/content/svg/examine-drawing-worker.ts']

const imported = /^(?:import|export)\s(?!type\b)(?:[\w\s{},*$]*\sfrom\s)?['"]((?:#server\/|\.{1,2}\/)[^'"]+\.ts)['"]/gm

const sources = new Map(
  globSync('{server,scripts}/**/*.{ts,mjs}')
    .filter((path) => !/\.test\.ts$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
)

/** Files that a file loads when it runs. */
const importsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(imported)].map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(path), name)))

/** Files that load the parser of drawings, directly or by others. */
function loaders(all: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set([PARSER])
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const [path, text] of all) if (importsOf(path, text).some((name) => found.has(name))) found.add(path)
  }
  return found
}

/** Files that load the parser and that no other file loads: the programs and threads that parse drawings. */
function programs(all: ReadonlyMap<string, string>): readonly string[] {
  const found = loaders(all)
  const loaded = new Set([...all].flatMap(([path, text]) => importsOf(path, text)))
  return [...found].filter((path) => !loaded.has(path)).sort()
}

describe('the parser of drawings', () => {
  it('is loaded by its threads alone, never by the server itself', () => {
    expect(sources.size).toBeGreaterThan(1000)
    expect(programs(sources)).toEqual(workers)
    expect([...loaders(sources)].every((path) => path.startsWith('server/content/svg/'))).toBe(true)
  })

  it('is seen to be loaded when the server does', () => {
    const planted = new Map([...sources, ['server/planted.ts', "import { cleanSvg } from '#server/content/svg/sanitise-svg.ts'"]])
    expect(programs(planted)).toContain('server/planted.ts')
  })
})
