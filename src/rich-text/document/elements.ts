import { allowedAttributes, allowedTags } from '#engine/text/html-rules.ts'

const inlineTags = new Set(allowedTags['html-inline'])

/** Elements without content. */
export const voidTags: ReadonlySet<string> = new Set(['br', 'wbr', 'hr', 'img', 'col'])

/** Elements that stand in a line of text without being a format of it. */
export const inlineLeafTags: readonly string[] = ['br', 'wbr', 'img'].filter((tag) => allowedTags.html.includes(tag))

/** Elements that are formats of a text: they nest in any order. */
export const formatTags: readonly string[] = allowedTags['html-inline'].filter((tag) => !voidTags.has(tag))

/** Elements that stand beside lines of text, not in them. */
export const blockTags: readonly string[] = allowedTags.html.filter((tag) => !inlineTags.has(tag) && !inlineLeafTags.includes(tag))

/** Attributes of an element in the order in which they were written. */
export type Attributes = readonly (readonly [name: string, value: string])[]

/** The allowed attributes of an element. */
export function readAttributes(element: Element): Attributes {
  return Array.from(element.attributes, ({ name, value }) => [name, value] as const).filter(([name]) => allowedAttributes.includes(name))
}
