import type { ShownInboxState } from '#schemas/admin/inbox/inbox-shapes.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { frenchDay } from '#admin/texts/describe-instant.ts'
import { daysLeft, deadlineTone } from '../days-left.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import styles from './rows.module.css'

const tones: Readonly<Record<ShownInboxState, string>> = {
  ...{ NEW: 'act', READ: 'plain', ANSWERED: 'ok', CLOSED: 'plain', SPAM: 'stop', TRASHED: 'plain' },
}

/** The state of a message, in words on a ground. */
export function StateTag({ state }: { readonly state: ShownInboxState }) {
  const text = useInboxText()
  return (
    <span className={styles.tag} data-tone={tones[state]}>
      {text(`inbox.state.${state}`)}
    </span>
  )
}

/** A day of the calendar, as a person writes it. */
export const writtenDay = (day: string): string => frenchDay(Date.parse(`${day}T12:00:00Z`), systemClock())

const dueTones = { late: 'stop', near: 'stop', far: 'warn' } as const

/** The legal deadline of a request: its day, the days that are left once it is near, or since when it is past. */
export function DueTag({ day }: { readonly day: string }) {
  const text = useInboxText()
  const days = daysLeft(day, parisDay(systemClock()))
  const tone = deadlineTone(days)
  return (
    <span className={styles.tag} data-tone={dueTones[tone]}>
      {tone === 'near'
        ? text('inbox.daysLeft', { count: days })
        : text(tone === 'late' ? 'inbox.late' : 'inbox.due', { day: writtenDay(day) })}
    </span>
  )
}

/** The legal deadline of a request in full: its day, and the days that are left. */
export function DueDay({ day }: { readonly day: string }) {
  const text = useInboxText()
  const days = daysLeft(day, parisDay(systemClock()))
  const tone = deadlineTone(days)
  return (
    <>
      <span className={styles.tag} data-tone={dueTones[tone]}>
        {text(tone === 'late' ? 'inbox.late' : 'inbox.due', { day: writtenDay(day) })}
      </span>
      {tone !== 'late' && <span className={styles.left}>{text('inbox.daysLeft', { count: days })}</span>}
    </>
  )
}
