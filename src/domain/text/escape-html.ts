import { ownValue } from '#schemas/names/own-value.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it may stand in an HTML element or in a quoted attribute: shown as it is. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ownValue(entities, sign) ?? sign)
}
