import { signs } from '#ui/icons/extra-icons.ts'
import { icons, type IconShape } from '#ui/icons/icons.ts'
import type { Option } from '#forms/field-tree.ts'

type Drawings = Readonly<Record<string, IconShape>>

/** The set of drawings that has the most of the options; a set is the one of the views that show them. */
export function drawingsOf(options: readonly Option[]): Drawings {
  const count = (set: Drawings) => options.filter(({ value }) => Object.hasOwn(set, String(value))).length
  return count(icons) >= count(signs) ? icons : signs
}
