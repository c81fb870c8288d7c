import { isRecord } from '#schemas/text/is-record.ts'
import type { Block } from '#schemas/generated/content.ts'

/** The type of the block that shows a shared section. */
export const SHARED_SECTION = 'shared-section'

/** The slot of the block that holds the blocks of its section. Nothing is stored there. */
export const SECTION_SLOT = 'content'

/** The texts that stand in one place instead of those of its section. A stored value may have any shape. */
export function overriddenValues({ overrides }: Block['props']): string[] {
  const list: readonly unknown[] = Array.isArray(overrides) ? overrides : []
  return list.flatMap((each) => (isRecord(each) && typeof each['value'] === 'string' ? [each['value']] : []))
}
