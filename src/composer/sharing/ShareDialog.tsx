import { useRef } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { useRowFocus } from '#kit/lists/use-row-focus.ts'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { ShareLine } from './ShareLine.tsx'
import { ShownLink } from './ShownLink.tsx'
import styles from './sharing.module.css'
import { useShares } from './use-shares.ts'

/** Links that show the draft to people without an account: made, copied, read by a telephone, given an end and a password, and taken back. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const { hasFailed, isRead, list, shown, busy, show, change, make, revoke, retry } = useShares()
  const rows = useRef<HTMLUListElement>(null)
  useRowFocus(rows)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('composer.share.dialog')}
      acts={
        <Button
          icon="plus"
          variant={shown === undefined ? 'primary' : 'default'}
          busy={busy === 'making' && text('composer.share.making')}
          onClick={() => void make()}
        >
          {text(shown === undefined ? 'composer.share.make' : 'composer.share.make.other')}
        </Button>
      }
    >
      <p className={styles.lead}>{text('composer.share.lead')}</p>
      {shown && <ShownLink key={shown.share} share={shown} isBusy={busy === 'changing'} onChange={change} />}
      {!isRead && (
        <AfterDelay>
          <Skeleton width="70%" />
        </AfterDelay>
      )}
      {hasFailed && (
        <Note tone="refusal" isAnnounced>
          {text('composer.share.unread')}{' '}
          <Button variant="link" onClick={retry}>
            {text('composer.open.retry')}
          </Button>
        </Note>
      )}
      {isRead && !hasFailed && (
        <section className={styles.open}>
          <h3>{text('composer.share.open', { count: list.length })}</h3>
          <ul ref={rows}>
            {list.map((share) => (
              <ShareLine
                key={share.share}
                share={share}
                isShown={share === shown}
                isBusy={busy === share.share}
                onShow={() => show(share.share)}
                onRevoke={() => void revoke(share.share)}
              />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
