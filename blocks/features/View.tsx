import { useLocalePath } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { FeaturesProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { headingTags } from '#ui/text/heading-tags.ts'
import { Sign } from '#ui/icons/ExtraIcon.tsx'
import styles from './View.module.css'

const TEXT = `inline-links ${styles.text}`

/** A list of features between thin rules. */
export function View({ props }: BlockViewProps<FeaturesProps>) {
  const localPath = useLocalePath()
  const { Name } = headingTags(props)
  const withSigns = props.items.some(({ icon = 'none' }) => icon !== 'none')
  return (
    <BlockFrame title={props.title} level={props.level}>
      <ul className={styles.items} data-layout={props.layout} data-signs={withSigns ? '' : undefined}>
        {props.items.map(({ icon = 'none', title, text, href }, index) => (
          <li key={index} className={styles.item}>
            {withSigns && <span className={styles.sign}>{icon !== 'none' && <Sign name={icon} />}</span>}
            <Name className={styles.name}>{href ? <a href={localPath(href)}>{title}</a> : title}</Name>
            {text && <Html as="p" className={TEXT} html={text} />}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
