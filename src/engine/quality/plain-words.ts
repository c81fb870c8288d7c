import { withoutTags } from '#engine/text/without-tags.ts'

/** The words of a text without tags and without characters that are not seen, joined by simple spaces. */
export function plainWords(text: string): string {
  return withoutTags(text)
    .replaceAll(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
