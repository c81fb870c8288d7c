import { ownValue } from '#schemas/names/own-value.ts'

/** Words that what is shown means without saying them: they are found, and not shown. */
interface Implied {
  readonly implied: string
}

/** What is shown of a thing: a line of text, or a text with tags; or what either implies. */
export type ShownText = string | { readonly html: string } | Implied

const isImplied = (text: ShownText): text is Implied => typeof text === 'object' && 'implied' in text

/** The words that texts imply. */
export const impliedText = (texts: readonly ShownText[]): string =>
  texts
    .filter(isImplied)
    .map(({ implied }) => implied)
    .join(' ')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Texts as one, of which each stands on lines of its own. */
export function asHtml(texts: readonly ShownText[]): string {
  return texts
    .filter((text): text is Exclude<ShownText, Implied> => !isImplied(text))
    .map((text) => (typeof text === 'string' ? text.replaceAll(/[&<>]/g, (sign) => ownValue(escapes, sign) ?? sign) : text.html))
    .join('<br>')
}
