import { Html } from '#renderer/Html.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { SectionProps } from '#schemas/generated/block-props.ts'
import styles from './View.module.css'

const TAGS = { 2: 'h2', 3: 'h3' } as const
const BODY = `flow ${styles.body}`

/** A band of the page: its mark in the margin, its title and content on the axis, its notes on the other side. */
export function View({ id, props, slots }: BlockViewProps<SectionProps>) {
  const { title, kicker, number, intro } = props
  const Title = TAGS[props.level]
  const titleId = title ? `${id}-title` : undefined
  // A region without a name would be a landmark that says nothing.
  const Band = title ? 'section' : 'div'
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
        {(number || kicker) && (
          <p className={styles.mark}>
            {number && (
              <span className={styles.number} data-long={number.length > 2 ? '' : undefined}>
                {number}
              </span>
            )}
            {kicker && <span className={`label ${styles.kicker}`}>{kicker}</span>}
          </p>
        )}
        {(title || intro) && (
          <div className={styles.head}>
            {title && (
              <Title id={titleId} className={styles.title} data-level={props.level}>
                {title}
              </Title>
            )}
            {intro && <Html as="p" className={`inline-links ${styles.intro}`} html={intro} />}
          </div>
        )}
        {slots.content && <div className={BODY}>{slots.content}</div>}
        {slots.aside && (
          <div className={`flow ${styles.notes}`} role="note">
            {slots.aside}
          </div>
        )}
      </div>
    </Band>
  )
}
