import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, useOutline } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { TableOfContentsProps } from '#schemas/generated/block-props.ts'
import styles from './View.module.css'

/** The parts of the page, as links; nothing where none bears an anchor. */
export function View({ id, props }: BlockViewProps<TableOfContentsProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const entries = useOutline().filter(({ level }) => level <= props.depth)
  if (entries.length === 0) return null
  const titleId = `${id}-title`
  return (
    <nav className={styles.contents} data-layout={props.layout} aria-labelledby={titleId} data-print="hide">
      <p id={titleId} className={`label ${styles.title}`}>
        {props.title ?? text('block.table-of-contents.title')}
      </p>
      <ul className={styles.entries}>
        {entries.map(({ anchor, text: words, level }) => (
          <li key={anchor} data-level={level}>
            <a className={styles.link} href={localPath(`#${anchor}`)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
