import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { NoWrap } from '../text/NoWrap.tsx'
import styles from './notices.module.css'

interface FormNoticeProps {
  readonly kind: 'success' | 'failure' | 'note'
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** A notice that answers what was sent takes the focus, so that it is heard when the page comes. */
  readonly takesFocus?: boolean | undefined
}

const ICONS = { success: 'check', failure: 'warning', note: 'info' } as const
const ROLES = { success: 'status', failure: 'alert', note: undefined } as const

/** The result of a submission, or a notice before it. */
export function FormNotice({ kind, title, children, takesFocus = false }: FormNoticeProps) {
  return (
    <div
      className={styles.notice}
      data-kind={kind}
      role={ROLES[kind]}
      tabIndex={takesFocus ? -1 : undefined}
      autoFocus={takesFocus || undefined}
    >
      <Icon name={ICONS[kind]} />
      <div className={styles.noticeText}>
        {title ? (
          <p className={styles.noticeTitle}>
            <NoWrap words={title} />
          </p>
        ) : null}
        {children}
      </div>
    </div>
  )
}
