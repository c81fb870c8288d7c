import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { useInboxText } from '../texts/use-inbox-text.ts'
import styles from './message.module.css'

/** The replies that have left, each with what became of its mail. */
export function Replies({ item: { replies } }: { readonly item: InboxItem }) {
  const text = useInboxText()
  if (replies.length === 0) return null
  return (
    <section className={styles.replies} aria-label={text('inbox.replies')}>
      {replies.map(({ id, text: words, writtenBy, sentAt, delivery }) => (
        <div key={id} className={styles.sent}>
          <p className={styles.by}>
            <b>{writtenBy?.name ?? text('inbox.reply.someone')}</b>
            <span>
              <ChangedAt instant={sentAt} />
            </span>
            {delivery && <span data-delivery={delivery}>{text(`inbox.delivery.${delivery}`)}</span>}
          </p>
          <p className={styles.message}>{words ?? text('inbox.reply.notStored')}</p>
        </div>
      ))}
    </section>
  )
}
