import fc from 'fast-check'
import type { ModelRow } from './list-model.ts'

// Few values, and close to one another: filters must meet rows, and orders must have ties.
const title = fc.constantFrom(
  'élan',
  'Élan',
  'elan',
  'Elan',
  'ELAN',
  'cœur',
  'coeur',
  'zèbre',
  'Zoé',
  '100 %',
  '100\u00a0%',
  '100 000',
  '100\u202f000',
  'a_b',
  'a\\b',
  'ab',
  '',
  "l'eau",
  'l’eau',
  'été 2026',
)
const price = fc.constantFrom(-1, 0, 1, 1.5, 2, 12.5, 1000)
// Around midnight in Paris, in winter, in summer, and on both changes of hour.
const at = fc
  .constantFrom(
    '2026-01-15T23:00:00Z',
    '2026-06-30T22:00:00Z',
    '2026-03-28T23:00:00Z',
    '2026-03-29T22:00:00Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T23:00:00Z',
  )
  .chain((text) => fc.constantFrom(-3_600_000, -1000, 0, 1000, 3_600_000, 43_200_000).map((shift) => new Date(Date.parse(text) + shift)))
const day = fc.constantFrom('2026-01-15', '2026-01-16', '2026-03-29', '2026-03-30', '2026-07-01', '2026-10-25', '2026-10-26')
const kind = fc.constantFrom('RED', 'WHITE', 'PINK')
const folder = fc.integer({ min: 1, max: 4 })
const tag = fc.constantFrom('eurl', 'sasu', 'sarl')
const or = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 5 })

/** Rows as lists hold them. */
export const listRows: fc.Arbitrary<ModelRow[]> = fc
  .array(
    fc.record({
      title: or(title),
      price: or(price),
      at: or(at),
      day: or(day),
      isOpen: or(fc.boolean()),
      kind: or(kind),
      folder: or(folder),
      tags: fc.uniqueArray(tag, { maxLength: 3 }),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((row, index) => ({ id: index + 1, ...row })))

const prefixed = (prefixes: readonly string[], value: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...prefixes), value).map(([prefix, text]) => prefix + text)
const compared = ['', 'df:', 'lt:', 'lte:', 'gt:', 'gte:']
const several = (value: fc.Arbitrary<string | number>) => fc.array(value, { minLength: 1, maxLength: 3 }).map((values) => values.join(','))

const filter = fc.oneof(
  fc.tuple(fc.constant('title'), prefixed(['', 'df:', 'lk:'], title)),
  fc.tuple(fc.constant('title'), prefixed(['lk:'], fc.constantFrom('e', 'EL', 'oe', '%', '_', '\\', "'", '0', 'É'))),
  fc.tuple(fc.constant('price'), prefixed(compared, price.map(String))),
  fc.tuple(
    fc.constant('at'),
    prefixed(
      compared,
      fc.oneof(
        day,
        at.map((date) => date.toISOString()),
      ),
    ),
  ),
  fc.tuple(fc.constant('day'), prefixed(compared, day)),
  fc.tuple(fc.constant('isOpen'), prefixed(['', 'df:'], fc.constantFrom('true', 'false', '1', '0'))),
  fc.tuple(fc.constant('kind'), prefixed(['', 'df:'], several(kind))),
  fc.tuple(fc.constant('folder'), prefixed(['', 'df:'], several(folder))),
  fc.tuple(fc.constant('tags'), prefixed(['', 'df:'], several(tag))),
)

const order = fc
  .array(fc.tuple(fc.constantFrom('title', 'price', 'at', 'day', 'isOpen'), fc.constantFrom('', ':asc', ':desc')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((steps) => steps.map((step) => step.join('')).join(','))

/** A query that the grammar of listGrammar accepts. */
export const listQueries = fc
  .record({
    filters: fc.array(filter, { maxLength: 4 }),
    order: fc.option(order, { nil: null }),
    nbItem: fc.option(fc.integer({ min: 1, max: 15 }), { nil: null }),
    page: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  })
  .map(({ filters, order: orderBy, nbItem, page }) => {
    const pairs = new URLSearchParams(filters)
    for (const [name, value] of Object.entries({ orderBy, nbItem, page })) if (value !== null) pairs.append(name, String(value))
    return pairs
  })
