import type { ReactNode } from 'react'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { SectionProps } from '#schemas/generated/block-props.ts'
import styles from './View.module.css'

const TAGS = { 2: 'h2', 3: 'h3' } as const
const BODY = `flow ${styles.body}`
const NOTES = `flow ${styles.notes}`
const SHORT = 2
const YEAR = /^\d{3,4}$/

/** A band of the page: its mark in the margin, its title and content on the axis, its notes on the other side. */
export function View({ id, props, slots }: BlockViewProps<SectionProps>) {
  const titleId = props.title ? `${id}-title` : undefined
  // A region without a name would be a landmark that says nothing.
  const Band = titleId ? 'section' : 'div'
  return (
    <Band
      id={props.anchor}
      className={styles.section}
      data-tone={props.tone}
      data-width={props.width}
      data-spacing={props.spacing}
      aria-labelledby={titleId}
    >
      <div className={styles.frame} data-notes={slots.aside ? '' : undefined}>
        {mark(props)}
        {head(props, titleId)}
        {slots.content && <div className={BODY}>{slots.content}</div>}
        {slots.aside && (
          <div className={NOTES} role="note">
            {slots.aside}
          </div>
        )}
      </div>
    </Band>
  )
}

function mark({ number, kicker }: SectionProps): ReactNode {
  if (!number && !kicker) return null
  return (
    <p className={styles.mark}>
      {number && (
        <span className={styles.number} data-kind={kindOf(number)}>
          {number}
        </span>
      )}{' '}
      {kicker && <span className={`label ${styles.kicker}`}>{kicker}</span>}
    </p>
  )
}

/** A figure or two and a year are set large; words are set smaller, so that they fit the margin. */
function kindOf(number: string): 'short' | 'year' | 'words' {
  if (number.length <= SHORT) return 'short'
  return YEAR.test(number) ? 'year' : 'words'
}

function head({ title, level, intro }: SectionProps, titleId: string | undefined): ReactNode {
  if (!title && !intro) return null
  const Title = TAGS[level]
  return (
    <div className={styles.head}>
      {title && (
        <Title id={titleId} className={styles.title} data-level={level}>
          {title}
        </Title>
      )}
      {intro && <Html as="p" className={`inline-links ${styles.intro}`} html={intro} />}
    </div>
  )
}
