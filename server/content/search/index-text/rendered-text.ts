import { ownValue } from '#schemas/names/own-value.ts'

/** Words that what is shown means without saying them: they are found, and not shown. */
interface Implied {
  readonly implied: string
}

/** A shown text: a line, a text with tags, or words that it implies. */
export type ShownText = string | { readonly html: string } | Implied

const isImplied = (text: ShownText): text is Implied => typeof text === 'object' && 'implied' in text

/** The words that texts imply. */
export const impliedText = (texts: readonly ShownText[]): string =>
  texts
    .filter(isImplied)
    .map(({ implied }) => implied)
    .join(' ')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Joins texts into one; each has lines of its own. */
export function asHtml(texts: readonly ShownText[]): string {
  return texts
    .filter((text): text is Exclude<ShownText, Implied> => !isImplied(text))
    .map((text) => (typeof text === 'string' ? text.replaceAll(/[&<>]/g, (sign) => ownValue(escapes, sign) ?? sign) : text.html))
    .join('<br>')
}
