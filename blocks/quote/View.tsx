import { useLocalePath } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { QuoteProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import styles from './View.module.css'

const WORDS = `inline-links ${styles.words}`

/** A sentence set apart, and whose it is. */
export function View({ props }: BlockViewProps<QuoteProps>) {
  const localPath = useLocalePath()
  const { quote, author, source, href } = props
  return (
    <BlockFrame>
      <figure className={styles.figure} data-size={props.size} data-align={props.align}>
        <blockquote className={styles.quote}>
          <Html as="p" className={WORDS} html={quote} />
        </blockquote>
        {(author || source) && (
          <figcaption className={styles.caption}>
            {author && <span className={styles.author}>{author}</span>}{' '}
            {source && <cite className={styles.source}>{href ? <a href={localPath(href)}>{source}</a> : source}</cite>}
          </figcaption>
        )}
      </figure>
    </BlockFrame>
  )
}
