import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { validateVisibility } from '#schemas/generated/validators.js'

const folder = path.join(import.meta.dirname, '../../../schemas/content')

/** The types of the items of each list without doubles in a schema, and of what is in it. */
function typesOfItems(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.values(schema).flatMap(typesOfItems)
  if (!('uniqueItems' in schema)) return inner
  const { items } = schema as { readonly items?: { readonly type?: unknown } }
  return [items?.type, ...inner]
}

it('asks only lists of texts to be without doubles: comparing objects is quadratic', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const types = files.flatMap((file) => typesOfItems(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
  expect([types.length > 3, new Set(types)]).toEqual([true, new Set(['string'])])
})

it('reads each object of an outside list at most twice where texts have to differ', () => {
  let reads = 0
  const counted = () =>
    new Proxy(
      { a: 1 },
      {
        get: (target, key) => ((reads += 1), Reflect.get(target, key) as unknown),
        ownKeys: (target) => ((reads += 1), Reflect.ownKeys(target)),
      },
    )
  const visibility = { audience: 'all', screens: Array.from({ length: 2000 }, counted), from: null, until: null }
  expect(validateVisibility(visibility)).toBe(false)
  expect(reads).toBeLessThanOrEqual(2 * 2000)
})
