import type { InboxRow } from '#schemas/admin/inbox/inbox-shapes.ts'
import type { InboxKey, InboxText } from './use-inbox-text.ts'

type Named = Pick<InboxRow, 'name' | 'kind' | 'subject'>

/** The name of the sender of a message. */
export function nameOf({ name }: Pick<Named, 'name'>, text: InboxText): string {
  return name ?? text('inbox.noName')
}

/** The subject of a message: the title of the form or of the event, or what is asked about personal data. */
export function subjectOf({ kind, subject }: Named, text: InboxText): string {
  if (kind === 'PRIVACY') return text(`inbox.privacy.${subject}` as InboxKey)
  return subject === '' ? text('inbox.noSubject') : subject
}
