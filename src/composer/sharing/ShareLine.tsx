import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { DateAndTime } from '#composer/words/DateAndTime.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import styles from './sharing.module.css'
import type { OpenShare } from './use-shares.ts'

interface ShareLineProps {
  readonly share: OpenShare
  readonly isShown: boolean
  readonly isBusy: boolean
  readonly onShow: () => void
  readonly onRevoke: () => void
}

/** A link of the list: who made it, how often it was opened, and how it is shown and taken back. */
export function ShareLine({ share, isShown, isBusy, onShow, onRevoke }: ShareLineProps) {
  const text = useComposerText()
  return (
    <li className={styles.line} data-row={share.share} tabIndex={-1} aria-current={isShown || undefined}>
      <Icon name={share.hasPassword ? 'lock' : 'link'} size={16} />
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
      {!isShown && (
        <Button size="small" variant="link" onClick={onShow}>
          {text('composer.share.show')}
        </Button>
      )}
      <Button size="small" variant="remove" busy={isBusy && text('composer.share.revoking')} onClick={onRevoke}>
        {text('composer.share.revoke')}
      </Button>
    </li>
  )
}
