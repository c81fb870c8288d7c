import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Model } from './model.ts'

/** The shelves of the palette, by what people want to do, in their order. */
export const shelfNames = [
  ...(['recent', 'sections', 'shared', 'text', 'pictures', 'buttons', 'contents', 'shop'] as const),
  ...(['structure', 'pages', 'navigation', 'special', 'bars'] as const),
] as const

/** The name of a shelf. */
export type ShelfName = (typeof shelfNames)[number]

/** A shelf with its content. */
export interface Shelf {
  readonly name: ShelfName
  readonly models: readonly Model[]
}

/** The key of an entry on its shelf: one that was added last is on two shelves. */
export const entryKey = (shelf: ShelfName, { key }: Model): string => `${shelf} ${key}`

const shelfOfCategory: Readonly<Record<string, ShelfName>> = {
  ...{ text: 'text', media: 'pictures', blog: 'contents', structure: 'structure', header: 'structure' },
  ...{ navigation: 'navigation', shell: 'bars', action: 'special', legal: 'special' },
}

/** Behind every place that a manifest can name. */
const LAST = 100

interface ShelfPlace {
  readonly name: ShelfName
  readonly at: number
}

/** The place of a block type, as its manifest names it. */
function placeOfType({ types }: Registry, type: string): ShelfPlace {
  const manifest = types.get(type)?.manifest
  if (!manifest) return { name: 'special', at: LAST }
  const { category, palette = {} } = manifest
  return { name: palette.shelf ?? shelfOfCategory[category] ?? 'special', at: palette.place ?? LAST }
}

function placeOn(registry: Registry, { kind, name }: Model): ShelfPlace {
  if (kind === 'section') return { name: 'sections', at: 0 }
  if (kind === 'page') return { name: 'pages', at: 0 }
  if (name.startsWith(`${SHARED_SECTION}-`)) return { name: 'shared', at: 0 }
  return placeOfType(registry, name)
}

/** Tells if ready content is meant for particular pages, such as that of one event. */
export const isParticular = (registry: Registry, model: Model): boolean => placeOn(registry, model).name === 'special'

/** Puts ready content on its shelves; those of `recent` are on a shelf of their own as well. Empty shelves are left out. */
export function shelvesOf(registry: Registry, models: readonly Model[], recent: readonly string[] = []): readonly Shelf[] {
  const placed = models.map((model) => ({ model, place: placeOn(registry, model) }))
  return shelfNames.flatMap((name) => {
    const own =
      name === 'recent'
        ? recent.flatMap((key) => models.find((model) => model.key === key) ?? [])
        : placed
            .filter(({ place }) => place.name === name)
            .toSorted((one, other) => one.place.at - other.place.at)
            .map(({ model }) => model)
    return own.length > 0 ? [{ name, models: own }] : []
  })
}

/** Shelves of what a search found, in the order in which it fits best: the best entry stands first on the first shelf. */
export function shelvesFound(registry: Registry, found: readonly Model[]): readonly Shelf[] {
  const rank = new Map(found.map(({ key }, index) => [key, index]))
  const rankOf = ({ key }: Model): number => rank.get(key) ?? 0
  const shelves = shelvesOf(registry, found).map(({ name, models }) => ({
    name,
    models: models.toSorted((one, other) => rankOf(one) - rankOf(other)),
  }))
  const first = ({ models }: Shelf): number => Math.min(...models.map(rankOf))
  return shelves.toSorted((one, other) => first(one) - first(other))
}

/** Shelves with the content that can be added before that which is refused; a shelf of refused content alone comes last. */
export function withPossibleFirst(shelves: readonly Shelf[], refusals: ReadonlyMap<string, string>): readonly Shelf[] {
  const isRefused = ({ key }: Model) => refusals.has(key)
  const sorted = shelves.map(({ name, models }) => ({
    name,
    models: [...models.filter((model) => !isRefused(model)), ...models.filter(isRefused)],
  }))
  const isUseless = ({ models }: Shelf) => models.every(isRefused)
  return [...sorted.filter((shelf) => !isUseless(shelf)), ...sorted.filter(isUseless)]
}
