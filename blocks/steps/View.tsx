import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { StepsProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { headingTags } from '#ui/text/heading-tags.ts'
import styles from './View.module.css'

const TEXT = `prose ${styles.text}`

/** A procedure step by step; a line in the margin ties the numbers together. */
export function View({ props }: BlockViewProps<StepsProps>) {
  const { Name } = headingTags(props)
  return (
    <BlockFrame title={props.title} level={props.level}>
      <ol className={styles.items} data-layout={props.layout} start={props.start === 1 ? undefined : props.start}>
        {props.items.map(({ title, text, who, when }, index) => (
          <li key={index} className={styles.item}>
            <span className={styles.number}>{props.start + index}</span>
            <div className={styles.words}>
              <Name className={styles.name}>{title}</Name>
              {text && <Html className={TEXT} html={text} />}
            </div>
            {(who || when) && (
              <p className={styles.facts}>
                {who && <span className={styles.who}>{who}</span>} {when && <span>{when}</span>}
              </p>
            )}
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}
