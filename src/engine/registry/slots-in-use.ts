import type { Json } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { conditionHolds } from './condition.ts'
import type { RegisteredType } from './registry.ts'

/** Names the slots that an editor offers for a block with its props, in the order of the manifest. Blocks in the other slots stay in the document. */
export function slotsInUse({ manifest }: RegisteredType, props: Readonly<Record<string, Json>>): string[] {
  const { properties } = manifest.props
  const isInUse = ([, { when }]: (typeof slots)[number]) =>
    when === undefined ||
    conditionHolds(when, ownValue(props, when.prop) ?? (ownValue(properties, when.prop)?.['default'] as Json | undefined))
  const slots = Object.entries(manifest.slots)
  return slots.filter(isInUse).map(([name]) => name)
}
