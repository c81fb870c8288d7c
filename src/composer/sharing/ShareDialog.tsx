import { useRef } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { useRowFocus } from '#kit/lists/use-row-focus.ts'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { DateAndTime } from '#composer/words/DateAndTime.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { QrCode } from './QrCode.tsx'
import styles from './sharing.module.css'
import { useShares, type OpenShare } from './use-shares.ts'

function MadeLink({ link: { url, until } }: { readonly link: AdminCallData['share.create'] }) {
  const text = useComposerText()
  const copy = () => {
    void navigator.clipboard.writeText(url).then(
      () => toast({ text: text('composer.share.copied') }),
      () => toast({ text: text('composer.share.not-copied'), tone: 'stop' }),
    )
  }
  return (
    <section className={styles.made} aria-label={text('composer.share.made')}>
      <div className={styles.address}>
        <TextField label={text('composer.share.address')} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button variant="primary" icon="copy" onClick={copy}>
          {text('composer.share.copy')}
        </Button>
      </div>
      <div className={styles.phone}>
        <QrCode text={url} label={text('composer.share.qr')} />
        <div>
          <p>{text('composer.share.phone')}</p>
          <p className={styles.meta}>
            <span>{text('composer.share.until')}</span> <DateAndTime at={until} />
          </p>
          <p className={styles.meta}>{text('composer.share.once')}</p>
        </div>
      </div>
    </section>
  )
}

function ShareLine({ share, isBusy, onRevoke }: { readonly share: OpenShare; readonly isBusy: boolean; readonly onRevoke: () => void }) {
  const text = useComposerText()
  return (
    <li className={styles.line} data-row={share.share} tabIndex={-1}>
      <Icon name="link" size={16} />
      <span className={styles.words}>
        <b>{share.sharedBy?.name ?? text('composer.share.nobody')}</b>
        <span className={styles.meta}>
          <span>{text('composer.share.since')}</span> <DateAndTime at={share.sharedAt} /> · <span>{text('composer.share.until')}</span>{' '}
          <DateAndTime at={share.until} />
        </span>
        <span className={styles.meta}>
          <span>{text('composer.share.opened', { count: share.opened })}</span>
          {share.openedAt !== null && (
            <>
              {' '}
              <DateAndTime at={share.openedAt} />
            </>
          )}
        </span>
      </span>
      <Button size="small" variant="remove" busy={isBusy && text('composer.share.revoking')} onClick={onRevoke}>
        {text('composer.share.revoke')}
      </Button>
    </li>
  )
}

/** Links that show the draft to people without an account: made, copied, read by a telephone, listed and taken back. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const { shares, made, busy, make, revoke, retry } = useShares()
  const list = useRef<HTMLUListElement>(null)
  useRowFocus(list)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('composer.share.title')}
      acts={
        <Button
          icon="plus"
          variant={made === null ? 'primary' : 'default'}
          busy={busy === 'making' && text('composer.share.making')}
          onClick={() => void make()}
        >
          {text('composer.share.make')}
        </Button>
      }
    >
      <p className={styles.lead}>{text('composer.share.lead')}</p>
      {made && <MadeLink link={made} />}
      {shares === null && (
        <AfterDelay>
          <Skeleton width="70%" />
        </AfterDelay>
      )}
      {shares === 'failed' && (
        <Note tone="refusal" isAnnounced>
          {text('composer.share.unread')}{' '}
          <Button variant="link" onClick={retry}>
            {text('composer.open.retry')}
          </Button>
        </Note>
      )}
      {Array.isArray(shares) && (
        <section className={styles.open}>
          <h3>{text('composer.share.open', { count: shares.length })}</h3>
          <ul ref={list}>
            {(shares as readonly OpenShare[]).map((share) => (
              <ShareLine key={share.share} share={share} isBusy={busy === share.share} onRevoke={() => void revoke(share.share)} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
