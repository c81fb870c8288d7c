import { parameterDefinitions } from '#domain/parameters.ts'
import { inProps, type Examined } from './examined.ts'
import type { Found } from './finding.ts'

const NAMED = /\{\{\s*([A-Z][A-Z0-9_]*)\s*\}\}/g

const KNOWN: ReadonlySet<string> = new Set(parameterDefinitions.filter(({ isPlaceholder }) => isPlaceholder).map(({ type }) => type))

/**
 * Finds values of the site that are named by a text, or shown whole by a block, and that the site does not have: those that are not
 * filled in, names that no value has, and prices of services that are offline.
 */
export function missingLegal({ blocks, facts }: Examined): Found[] {
  const empty = new Set(facts.emptySettings)
  const prices = new Map(facts.prices.map((price) => [price.name, price]))
  const isFine = (name: string): boolean => (KNOWN.has(name) ? !empty.has(name) : prices.get(name)?.isShown === true)
  return blocks.flatMap(({ block, values }) => {
    const { parameter } = block.props
    const whole = typeof parameter === 'string' && empty.has(parameter) ? [{ pointer: '/parameter', setting: parameter }] : []
    const named = values.flatMap(({ kind, pointer, value }) => {
      if ((kind !== 'text' && kind !== 'html') || typeof value !== 'string') return []
      const settings = new Set([...value.matchAll(NAMED)].map(([, name = '']) => name))
      return [...settings].filter((name) => !isFine(name)).map((setting) => ({ pointer, setting }))
    })
    const valuesOf = (setting: string): Found['values'] => {
      const price = prices.get(setting)
      if (price) return { service: price.title, reason: 'price' }
      return KNOWN.has(setting) || empty.has(setting) ? { setting } : { setting, reason: 'unknown' }
    }
    return [...whole, ...named].map(({ pointer, setting }): Found => ({
      ...{ blockId: block.id, pointer: inProps(pointer), values: valuesOf(setting) },
    }))
  })
}
