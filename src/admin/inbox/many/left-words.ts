import { inboxLeftReasons, type InboxOutcome } from '#schemas/admin/inbox/inbox-many-call.ts'
import type { InboxText } from '../texts/use-inbox-text.ts'
import { nameOf } from '../texts/item-words.ts'

/** Names that a sentence says; the others are counted. */
const SAID_NAMES = 3

const and = new Intl.ListFormat('fr', { type: 'conjunction' })

/** Says which messages an act has left as they were, and why: one sentence for each reason. */
export function leftWords(left: InboxOutcome['left'], text: InboxText): string {
  const sentences = inboxLeftReasons.flatMap((reason) => {
    const items = left.filter((each) => each.reason === reason)
    if (items.length === 0) return []
    const names = items.slice(0, SAID_NAMES).map((item) => nameOf(item, text))
    const rest = items.length - names.length
    const said = rest === 0 ? names : [...names, text('inbox.many.others', { count: rest })]
    return [text(`inbox.many.left.${reason}`, { count: items.length, names: and.format(said) })]
  })
  return sentences.join(' ')
}
