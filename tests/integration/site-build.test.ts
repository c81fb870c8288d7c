import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { minify } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { blockTypes } from '#schemas/generated/block-types.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { readPanelFiles } from '#server/http/panel/panel-files.ts'
import { readSiteFiles, type SiteFiles } from '#server/http/pages/asset-manifest.ts'
import { projectFolder } from '#tests/support/server/processes.ts'
import { dishShape } from '#ui/icons/dish-icons.ts'
import { icons } from '#ui/icons/icons.ts'
import { signs } from '#ui/icons/extra-icons.ts'

/** A file that a script imports. */
const IMPORTS = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g

/** A name that each compiled validator writes into its errors. Minifiers change the quotes of its texts. */
const VALIDATOR = /\binstancePath\b/

const client = join(projectFolder, 'dist', 'client')
let files: SiteFiles
let scripts: ReadonlyMap<string, string>

const weight = (path: string) => gzipSync(scripts.get(path) ?? '', { level: 9 }).length

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  files = await readSiteFiles(client)
  const names = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.js'))
  scripts = new Map(
    await Promise.all(names.map(async (name) => [`/assets/${name}`, await readFile(join(client, 'assets', name), 'utf8')] as const)),
  )
})

describe('the built site', () => {
  it.each([['loader'], ['shopLoader']] as const)('loads at most 3 KiB of script in an untouched page, in one file: %s', (name) => {
    expect(scripts.get(files[name])).toBeDefined()
    expect(scripts.get(files[name])).not.toMatch(/^import|from"\.\//)
    expect(weight(files[name])).toBeLessThanOrEqual(3 * 1024)
  })

  it('asks at most 175 kB after the first touch: the app, its messages and the views that live', async () => {
    const manifest = JSON.parse(await readFile(join(client, 'app.json'), 'utf8')) as Record<string, { file: string; imports?: string[] }>
    const reached = new Set<string>()
    const reach = (source: string) => {
      const chunk = manifest[source]
      if (!chunk || reached.has(`/${chunk.file}`)) return
      reached.add(`/${chunk.file}`)
      chunk.imports?.forEach(reach)
    }
    for (const source of ['src/site/entry-client.tsx', 'src/i18n/messages/fr.json']) reach(source)
    for (const type of ['section', 'columns', 'tabs']) reach(`blocks/${type}/View.tsx`)
    const total = [files.loader, ...reached].reduce((sum, path) => sum + weight(path), 0)
    expect(total).toBeLessThanOrEqual(175 * 1000)
  })

  it('sends no validator, HTML cleaner, editor or admin code to visitors', () => {
    const foreign = [
      /\bZodError\b/,
      VALIDATOR,
      /\bDOMPurify\b/,
      /must NOT have/,
      /tiptap|prosemirror/i,
      /mantine/i,
      /\/admin\//,
      /\bMessageFormat(?:Parser)?Error\b|EXPECT_ARGUMENT_CLOSING_BRACE/,
    ]
    for (const [path, code] of scripts) for (const trace of foreign) expect(code, path).not.toMatch(trace)
  })

  it('begins the panel with at most 350 kB of script, in files apart from those of visitors', async () => {
    const { script, preloads } = await readPanelFiles(client)
    const first = await Promise.all([...preloads, script].map((path) => readFile(join(client, path))))
    const bytes = first.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0)
    process.stdout.write(`      ${(bytes / 1000).toFixed(1)} kB  first script of the panel\n`)
    expect(bytes).toBeLessThanOrEqual(350 * 1000)
    expect([script, ...preloads].filter((path) => !path.startsWith('/assets/panel/'))).toEqual([])
    expect(String(first.at(-1))).toMatch(/mantine/i)
  })

  it('loads the frame of the composer without a validator of a block type in its first files', async () => {
    interface Chunk {
      readonly file: string
      readonly imports?: readonly string[]
      readonly isDynamicEntry?: boolean
    }
    const manifest = JSON.parse(await readFile(join(client, 'preview.json'), 'utf8')) as Record<string, Chunk>
    const first = new Set<string>()
    const reach = (source: string) => {
      if (first.has(source)) return
      first.add(source)
      manifest[source]?.imports?.forEach(reach)
    }
    reach('src/site/preview/entry-preview.tsx')
    const code = await Promise.all([...first].map((source) => readFile(join(client, manifest[source]?.file ?? ''), 'utf8')))
    process.stdout.write(`      ${(code.join('').length / 1000).toFixed(1)} kB  first scripts of the frame\n`)
    for (const type of blockTypes) {
      const own = manifest[`schemas/generated/props/${type}.js`]
      expect([type, own?.isDynamicEntry, first.has(`schemas/generated/props/${type}.js`)]).toEqual([type, true, false])
      expect(await readFile(join(client, own?.file ?? ''), 'utf8')).toMatch(VALIDATOR)
    }
    expect(new Set(blockTypes.map((type) => manifest[`schemas/generated/props/${type}.js`]?.file)).size).toBe(blockTypes.length)
  })

  it('recognises a minified validator by the trace that it looks for', async () => {
    const path = join(projectFolder, 'schemas/generated/props/heading.js')
    const { code } = await minify(path, await readFile(path, 'utf8'))
    expect(code).toMatch(VALIDATOR)
  })

  it('brings no drawing of a sign or a dish with the icons of every page', () => {
    const drawn = (shape: { readonly path: string }) => [...scripts].filter(([, code]) => code.includes(shape.path)).map(([path]) => path)
    const withIcons = drawn(icons.menu)
    expect(withIcons).toHaveLength(1)
    for (const sign of [signs.scale, signs.bottle, dishShape('fa-fish')]) {
      expect(drawn(sign)).not.toEqual([])
      expect(drawn(sign)).not.toEqual(expect.arrayContaining(withIcons))
    }
  })

  it('brings a form the words of its fields alone, not the catalogue of errors', () => {
    const saying = (words: string) => [...scripts].filter(([, code]) => code.includes(words)).map(([path]) => path)
    expect(saying('Ce champ est obligatoire.')).toHaveLength(1)
    expect(saying('Nommez d’abord un autre administrateur.')).toEqual([])
  })

  it('parts its files so that none needs itself', () => {
    const needed = new Map([...scripts].map(([path, code]) => [path, [...code.matchAll(IMPORTS)].map(([, name]) => `/assets/${name}`)]))
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      (needed.get(from) ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
    expect([...needed.values()].flat().length).toBeGreaterThan(scripts.size)
    expect([...needed.keys()].filter((path) => reaches(path, path))).toEqual([])
  })

  it('gives each text file packed copies beside it', async () => {
    const names = await readdir(join(client, 'assets'))
    for (const path of [files.app, files.base]) {
      const name = path.slice('/assets/'.length)
      expect(names).toContain(`${name}.br`)
      expect(names).toContain(`${name}.gz`)
    }
  })
})
