import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { IconListProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { Sign } from '#ui/icons/ExtraIcon.tsx'
import styles from './View.module.css'

const TEXT = `inline-links ${styles.text}`

/** A short list, a sign before each line. */
export function View({ props }: BlockViewProps<IconListProps>) {
  return (
    <BlockFrame title={props.title} level={props.level}>
      <ul className={styles.items} data-columns={props.columns}>
        {props.items.map(({ icon = 'check', text }, index) => (
          <li key={index} className={styles.item}>
            <Sign name={icon} />
            <Html as="span" className={TEXT} html={text} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
