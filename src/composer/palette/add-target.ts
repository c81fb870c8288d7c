import type { Container } from '#engine/draft/document/edited-document.ts'
import { propValues } from '#engine/references/prop-values.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { withoutTags } from '#engine/text/without-tags.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { ShelfName } from './shelves.ts'

/** A text on the page that was empty when a slash was typed into it; `value` is the text with the slash. */
export interface SlashedText {
  readonly instead: string
  readonly pointer: string
  readonly value: string
}

/** Where the palette adds to: a list, the place near a block in sight, or the place of an empty text; or the shelf that it opens with. */
export type AddTarget = Container | { readonly near: string } | SlashedText | { readonly shelf: ShelfName }

/** True for a list of blocks. */
export const isListTarget = (to: AddTarget): to is Container => 'region' in to || 'parent' in to

/** Says whether a block shows nothing of its own: what is added to its place takes it. */
export function isEmptied(registry: Registry, { type, props, slots = {} }: Block): boolean {
  const known = registry.types.get(type)
  if (!known || known.needs !== null || Object.values(slots).some((list) => list.length > 0)) return false
  return propValues(known.manifest.props, props).every(({ value }) => typeof value === 'string' && withoutTags(value).trim() === '')
}

/** The block that something is added beside; null without one. */
export function besideOf(to: AddTarget): string | null {
  if ('near' in to) return to.near
  return 'instead' in to ? to.instead : null
}
