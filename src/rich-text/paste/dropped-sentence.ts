import { DROPPED_KINDS, type Dropped, type DroppedKind } from '#schemas/composer/dropped-content.ts'

/** The key of a message that names what a paste left out. */
export type DroppedMessage = 'forms.dropped' | `forms.dropped.${DroppedKind}`

/** Writes such a message with its values. */
export type DroppedText = (id: DroppedMessage, values: Readonly<Record<string, string | number>>) => string

/** The kinds whose French word is feminine; the participle agrees when all are. */
const FEMININE: ReadonlySet<DroppedKind> = new Set(['shape', 'formula', 'picture', 'small', 'table', 'list', 'heading', 'quote'])

/** The sentence that names what a paste left out; null when it took everything. */
export function droppedSentence(text: DroppedText, dropped: Dropped): string | null {
  const kinds = DROPPED_KINDS.filter((kind) => dropped.has(kind))
  if (kinds.length === 0) return null
  const names = kinds.map((kind) => text(`forms.dropped.${kind}`, { count: dropped.get(kind) ?? 0 }))
  const total = kinds.reduce((sum, kind) => sum + (dropped.get(kind) ?? 0), 0)
  return text('forms.dropped', {
    list: new Intl.ListFormat('fr-FR').format(names),
    total,
    gender: kinds.every((kind) => FEMININE.has(kind)) ? 'feminine' : 'other',
  })
}
