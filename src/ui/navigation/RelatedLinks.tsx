import type { ReactNode } from 'react'
import styles from './RelatedLinks.module.css'

const LINK = `whole-link ${styles.link}`

/** Something to read next. */
export interface NextReading {
  /** Undefined for what no page shows: it is left out. */
  readonly href: string | undefined
  readonly title: string
  /** A note at the end of its line: a date, a price. */
  readonly note?: { readonly text: ReactNode; readonly dateTime?: string } | undefined
}

interface ReadNextProps {
  readonly Title: 'h2' | 'h3'
  readonly title: string
  readonly readings: readonly NextReading[]
}

/** Links to read next: titles and dates, no pictures; nothing without any. */
export function ReadNext({ Title, title, readings }: ReadNextProps) {
  const shown = readings.filter(({ href }) => href !== undefined)
  if (shown.length === 0) return null
  return (
    <aside className={styles.next} aria-label={title} data-print="hide">
      <Title className={styles.title}>{title}</Title>
      <ul className={styles.list}>
        {shown.map(({ href, title: name, note }, index) => (
          <li key={index} className="whole">
            <a className={LINK} href={href}>
              {name}
            </a>{' '}
            {note && <Note {...note} />}
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Note({ text, dateTime }: NonNullable<NextReading['note']>) {
  if (dateTime === undefined) return <span className={styles.note}>{text}</span>
  return (
    <time className={styles.note} dateTime={dateTime}>
      {text}
    </time>
  )
}
