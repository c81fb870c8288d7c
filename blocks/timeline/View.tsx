import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { TimelineProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { headingTags } from '#ui/text/heading-tags.ts'
import styles from './View.module.css'

const TEXT = `inline-links ${styles.text}`

/** Dates in their order, down a thread. */
export function View({ props }: BlockViewProps<TimelineProps>) {
  const { Name } = headingTags(props)
  return (
    <BlockFrame title={props.title} level={props.level}>
      <ol className={styles.items}>
        {props.items.map(({ date, title, text, note }, index) => (
          <li key={index} className={styles.item}>
            <p className={styles.date}>{date}</p>
            <div>
              <Name className={styles.name}>{title}</Name>
              {text && <Html as="p" className={TEXT} html={text} />}
              {note && <p className={styles.note}>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}
