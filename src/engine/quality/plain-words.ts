import { withoutTags } from '#engine/text/without-tags.ts'
import { foldSpaces } from '#schemas/text/fold-spaces.ts'

/** The words of a text without tags and without characters that are not seen, on one line: no-break spaces stay. */
export function plainWords(text: string): string {
  return foldSpaces(withoutTags(text).replaceAll(/\p{Default_Ignorable_Code_Point}+/gu, '')).trim()
}
