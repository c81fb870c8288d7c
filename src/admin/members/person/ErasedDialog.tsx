import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { formatDate } from '#i18n/format/format.ts'
import { useMembersText } from '#admin/members/use-members-text.ts'
import type { Erasure } from '#admin/members/use-members.ts'
import styles from './member.module.css'

/** Shows the retained data of an erased account, with the reasons. */
export function ErasedDialog({ erasure, onClose }: { readonly erasure: Erasure; readonly onClose: () => void }) {
  const text = useMembersText()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('members.erasedTitle')}
      acts={
        <Button variant="primary" onClick={onClose}>
          {text('members.understood')}
        </Button>
      }
    >
      <p>{text('members.erasedText')}</p>
      <dl className={styles.kept}>
        {erasure.kept.map(({ what, why, until }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{until === null ? why : text('members.erasedUntil', { why, day: formatDate(until, 'fr_FR') })}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
