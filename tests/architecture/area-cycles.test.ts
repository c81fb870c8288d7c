import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WINGS_WITH_AREAS } from '#scripts/lint/server-wings.mjs'

const CRUISER = join(import.meta.dirname, '../../node_modules/.bin/depcruise')

type Imports = readonly (readonly [from: string, to: string])[]

const AREA = new RegExp(`^server/(${WINGS_WITH_AREAS.join('|')})/[^/]+(?=/)`)

/**
 * Returns the area of a server file: `server/<wing>/<area>`; elsewhere the folder directly in `server/`, known or not.
 * Returns null for the entries `server/main.ts` and `server/app.ts`: `process` starts the app that `main` starts.
 */
function areaOf(file: string): string | null {
  return AREA.exec(file)?.[0] ?? /^server\/[^/]+(?=\/)/.exec(file)?.[0] ?? null
}

/** Returns the groups of areas that import one another, directly or through others. Types count. */
function cyclesOf(imports: Imports): string[][] {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of imports) {
    const [one, other] = [areaOf(from), areaOf(to)]
    if (one === null || other === null || one === other) continue
    next.set(one, (next.get(one) ?? new Set()).add(other))
  }
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set<string>()
    const open = [start]
    for (let area = open.pop(); area !== undefined; area = open.pop())
      for (const each of next.get(area) ?? []) {
        if (reached.has(each)) continue
        reached.add(each)
        open.push(each)
      }
    return reached
  }
  const reach = new Map([...next.keys()].map((area) => [area, reachedFrom(area)]))
  const groups = [...reach].map(([area, reached]) => [...reached].filter((each) => each === area || reach.get(each)?.has(area)).sort())
  const cycles = groups.filter((group) => group.length > 1).map((group) => group.join(' '))
  return [...new Set(cycles)].map((group) => group.split(' '))
}

function readImports(): Imports {
  const { stdout, stderr } = spawnSync(
    CRUISER,
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '--include-only', '^server/', 'server'],
    {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  )
  if (stdout.length === 0) throw new Error(stderr)
  const { modules } = JSON.parse(stdout) as { modules: { source: string; dependencies: { resolved: string }[] }[] }
  const sources = modules.filter(({ source }) => !/\.test\.ts$/.test(source))
  return sources.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved] as const))
}

describe('the areas of the server', () => {
  it('have no import cycle, types included', () => {
    const imports = readImports()
    const areas = new Set(imports.flatMap(([from]) => areaOf(from) ?? []))
    expect(areas.size).toBeGreaterThan(70)
    expect(cyclesOf(imports)).toEqual([])
  })

  it('report a cycle through three areas, and none for imports in one direction', () => {
    const chain: Imports = [
      ['server/shop/cart/a.ts', 'server/shop/orders/b.ts'],
      ['server/shop/orders/c.ts', 'server/shop/payments/parts/d.ts'],
      ['server/shop/cart/a.ts', 'server/shop/payments/parts/d.ts'],
      ['server/shop/cart/a.ts', 'server/shop/cart/e.ts'],
      ['server/app.ts', 'server/shop/cart/a.ts'],
    ]
    expect(cyclesOf(chain)).toEqual([])
    expect(cyclesOf([...chain, ['server/shop/payments/f.ts', 'server/shop/cart/a.ts']])).toEqual([
      ['server/shop/cart', 'server/shop/orders', 'server/shop/payments'],
    ])
  })

  it.each(['server/helpers/a.ts', 'server/helpers/parts/a.ts', 'server/shop/loose.ts', 'server/composition/jobs.ts'])(
    'report a cycle through a file outside the areas: %s',
    (file) => {
      const cycles = cyclesOf([
        ['server/http/pages/b.ts', file],
        [file, 'server/http/pages/b.ts'],
      ])
      expect(cycles).toHaveLength(1)
    },
  )
})
