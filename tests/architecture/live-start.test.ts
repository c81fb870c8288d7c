import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LIVE_SETTINGS, LIVE_SITE, SHELL_TYPES } from '#site/document/client-site-data.ts'

interface Manifest {
  readonly type: string
  readonly interactive?: boolean
  readonly groups: readonly string[]
  readonly slots?: object
}

/** The blocks of a page's content that a browser may render: those that are interactive, and those that may hold one. */
const live = globSync('blocks/*/block.json')
  .map((path) => JSON.parse(readFileSync(path, 'utf8')) as Manifest)
  .filter(({ interactive, slots }) => interactive === true || Object.keys(slots ?? {}).length > 0)
  .map(({ type }) => type)
  .toSorted()

/** Lists the files behind a view in its own folder, src/renderer and src/view-parts. */
function filesBehind(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(path)) return found
  found.add(path)
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)) {
    if (/^#(?:renderer|view-parts)\//.test(name)) filesBehind(name.replace('#', 'src/'), found)
    else if (name.startsWith('./')) filesBehind(join(dirname(path), name), found)
  }
  return found
}

const CONTEXT = 'src/renderer/context.ts'
const codeOf = (type: string) =>
  [...filesBehind(`blocks/${type}/View.tsx`)]
    .filter((path) => path !== CONTEXT)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
const settingsIn = (code: string) =>
  [...new Set([...code.matchAll(/useParameter\(([^)]*)\)/g)].map(([, name = '']) => name.replaceAll("'", '')))].toSorted()
const siteIn = (code: string) =>
  [...code.matchAll(/const (?:\{([^{}]*)\}|(\w+)) = useSite\(\)|useSite\(\)\.(\w+)/g)].flatMap(([, names = '', whole = '', name = '']) =>
    `${names},${whole},${name}`
      .split(',')
      .flatMap((each) => each.trim().split(':')[0] ?? [])
      .filter(Boolean),
  )

describe('what a page’s living blocks know of the site in the browser', () => {
  it.each(live.filter((type) => !SHELL_TYPES.includes(type)))(
    '%s reads the settings that travel with it, and of the site what always does',
    (type) => {
      const code = codeOf(type)
      expect(settingsIn(code)).toEqual((LIVE_SETTINGS[type] ?? []).toSorted())
      expect(siteIn(code).filter((name) => !(LIVE_SITE as readonly string[]).includes(name))).toEqual([])
    },
  )
})
