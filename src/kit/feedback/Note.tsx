import type { ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import styles from './feedback.module.css'

/** `fact` grey, `consequence` blue, `remark` amber, `refusal` red, `done` green. */
export type NoteTone = 'fact' | 'consequence' | 'remark' | 'refusal' | 'done'

interface NoteProps {
  readonly tone?: NoteTone
  readonly icon?: IconName
  readonly children: ReactNode
  /** Screen readers say it as it appears: for an answer to an act. */
  readonly isAnnounced?: boolean
}

const iconOf: Readonly<Record<NoteTone, IconName>> = {
  fact: 'info',
  consequence: 'info',
  remark: 'warning',
  refusal: 'alert',
  done: 'check',
}

/** A framed sentence: at most two on a screen. */
export function Note({ tone = 'fact', icon, children, isAnnounced = false }: NoteProps) {
  const role = isAnnounced ? (tone === 'refusal' ? 'alert' : 'status') : undefined
  return (
    <div className={classNames(styles.note, styles[`note-${tone}`])} role={role}>
      <Icon name={icon ?? iconOf[tone]} />
      <div>{children}</div>
    </div>
  )
}
