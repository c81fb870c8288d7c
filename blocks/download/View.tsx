import { formatFileSize } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { DownloadProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import styles from './View.module.css'

/** Documents, each with its format and its size in the words of its link. */
export function View({ props }: BlockViewProps<DownloadProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  return (
    <BlockFrame title={props.title} level={props.level}>
      <ul className={styles.items}>
        {props.items.map(({ title, href, format, kilobytes, text: about }, index) => {
          const size = formatFileSize(kilobytes * 1000, locale)
          return (
            <li key={index} className={styles.item}>
              <a className={styles.link} href={localPath(href)} download="">
                <Icon name="download" />
                <span>
                  <span className={styles.title}>{title}</span>{' '}
                  <span className={styles.facts}>{text('block.download.facts', { format: format.toUpperCase(), size })}</span>
                </span>
              </a>
              {about && <p className={styles.text}>{about}</p>}
            </li>
          )
        })}
      </ul>
    </BlockFrame>
  )
}
