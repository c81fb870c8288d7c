import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { StatisticsProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import styles from './View.module.css'

const SOURCE = `inline-links ${styles.source}`

/** A few figures set large, each with what it counts. */
export function View({ props }: BlockViewProps<StatisticsProps>) {
  return (
    <BlockFrame title={props.title} level={props.level}>
      <dl className={styles.items} data-count={props.items.length}>
        {props.items.map(({ value, unit, label, note }, index) => (
          <div key={index} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} data-long={value.length > 6 ? '' : undefined}>
              {value}
              {unit && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
            </dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      {props.source && <Html as="p" className={SOURCE} html={props.source} />}
    </BlockFrame>
  )
}
