import { ownValue } from '#schemas/names/own-value.ts'

// Sanitised HTML is spelled as a browser writes it: these are the only characters of a text that stand as entities.
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00a0' }

/** The words of sanitised inline HTML, for an attribute. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<br\b[^<>]*>/g, ' ')
    .replaceAll(/<(?:[^<>"]|"[^"]*")*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp);/g, (entity) => ownValue(ENTITIES, entity) ?? entity)
    .trim()
}
