import type { Risk, Risks } from '#kit/leaving/leave-reasons.ts'
import type { PanelText } from '#admin/texts/use-panel-text.ts'

/** Kinds of what is left behind, the heaviest loss first: it gives the question its title. */
const KINDS: readonly Risk[] = ['edits', 'conflicts', 'uploads', 'refused']

/** Writes the question before a place is left: its title, and a sentence for each kind of what is left behind. */
export function leaveWords(risks: Risks, text: PanelText): { readonly title: string; readonly sentences: readonly string[] } {
  const kinds = KINDS.filter((kind) => risks[kind] !== undefined)
  return {
    title: text(`panel.guard.title.${kinds[0] ?? 'edits'}`),
    sentences: kinds.map((kind) => text(`panel.guard.${kind}`, { count: risks[kind] ?? 0 })),
  }
}
