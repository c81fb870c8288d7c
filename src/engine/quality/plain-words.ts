import { withoutTags } from '#engine/text/without-tags.ts'

/** The words of a text without tags, joined by simple spaces. */
export function plainWords(text: string): string {
  return withoutTags(text).replaceAll(/\s+/g, ' ').trim()
}
