/** What is shown of a thing: a line of text, or a text with tags. */
export type ShownText = string | { readonly html: string }

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Texts as one, of which each stands on lines of its own. */
export function asHtml(texts: readonly ShownText[]): string {
  return texts
    .map((text) => (typeof text === 'string' ? text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign) : text.html))
    .join('<br>')
}
