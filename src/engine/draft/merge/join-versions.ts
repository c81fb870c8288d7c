import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import type { Json } from '#schemas/generated/content.ts'

/** The items of a list, followed by those of another one that it does not have. */
export function joinLists(list: readonly Json[], other: readonly Json[]): Json[] {
  return [...list, ...other.filter((item) => !list.some((each) => isEqualJson(each, item)))]
}
