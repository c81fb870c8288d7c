import type { ReactNode } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import styles from './feedback.module.css'

interface EmptyStateProps {
  readonly title: string
  readonly icon?: IconName
  readonly tone?: 'plain' | 'stop'
  readonly children?: ReactNode
  /** The one act, and a link at most. */
  readonly acts?: ReactNode
  /** Screen readers say it as it appears: for the answer to a search, or a failure. */
  readonly isAnnounced?: boolean
  /** `1` where the state is the whole screen. */
  readonly level?: 1 | 2
  /** `small` in a column. */
  readonly size?: 'medium' | 'small'
}

type TitleProps = Pick<EmptyStateProps, 'title' | 'icon' | 'level' | 'size'>

function Title({ title, icon, level = 2, size }: TitleProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Heading className={styles['empty-title']}>
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
      <span>{title}</span>
    </Heading>
  )
}

/** Stands where there is nothing to show, or where something has failed: what it is, what to do. */
export function EmptyState({ tone = 'plain', children, acts, isAnnounced = false, ...heading }: EmptyStateProps) {
  const role = tone === 'stop' ? 'alert' : 'status'
  return (
    <div className={styles.empty} data-tone={tone} data-size={heading.size} role={isAnnounced ? role : undefined}>
      <Title {...heading} />
      {children && <div className={styles['empty-text']}>{children}</div>}
      {acts && <div className={styles['empty-acts']}>{acts}</div>}
    </div>
  )
}
