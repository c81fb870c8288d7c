import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'

/** How the word for a thing agrees: feminine, masculine, or masculine before a vowel. */
export type Agreement = 'f' | 'm' | 'v'

const ARTICLE = /^(une|un|des)\s+/u
const VOWEL = /^[aeiouyhàâéèêëîïôùûü]/iu

/** The word for one thing without its article: « actualité ». */
export function nounOf({ words }: Pick<ResourceDescription, 'words'>): string {
  return words.one.fr.replace(ARTICLE, '')
}

/** How words beside the thing agree with it: « nouvelle actualité », « nouvel avis ». */
export function agreementOf(resource: Pick<ResourceDescription, 'words'>): Agreement {
  if (resource.words.one.fr.startsWith('une ')) return 'f'
  return VOWEL.test(nounOf(resource)) ? 'v' : 'm'
}

/** A label in the middle of a sentence: « dans les actualités ». */
export function midSentence(label: string): string {
  return label.charAt(0).toLocaleLowerCase('fr') + label.slice(1)
}
