import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { plainImports } from './plain-imports.ts'

/** Serves modules from memory. */
const inMemory = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'in-memory',
  resolveId: (id) => (Object.hasOwn(modules, id) ? id : null),
  load: (id) => modules[id],
})

/** Builds for the browser and returns the code of the entry. */
async function builtEntry(modules: Readonly<Record<string, string>>, plugins: readonly Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory(modules), ...plugins],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })
  if (!('output' in built)) throw new Error('one build has one output')
  return built.output[0].code
}

const pages = {
  one: "import { part } from 'part'; export const one = part(1)",
  two: "import { part } from 'part'; export const two = part(2)",
}
const part = { part: 'export const part = (of) => [of, globalThis.name]' }
const ask = "globalThis.ask = () => [import('one'), import('two')]"

it('fetches a file on demand by a bare import(), where the entry holds what it imports', async () => {
  const modules = { ...pages, ...part, entry: `import { part } from 'part'; part(0); ${ask}` }
  expect(await builtEntry(modules, [])).toContain('modulepreload')
  const entry = await builtEntry(modules, [plainImports()])
  expect(entry).not.toMatch(/preload|mapDeps/i)
  expect(entry.match(/import\(/g)).toHaveLength(2)
})

it('refuses a build in which a file fetched on demand imports another one beside the entry', async () => {
  const modules = { ...pages, ...part, entry: ask }
  await expect(builtEntry(modules, [plainImports()])).rejects.toThrow(/assets\/one.* imports assets\/part.*, which nothing preloads/)
})
