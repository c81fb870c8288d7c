import { markWords } from './find-settings.ts'
import styles from './settings.module.css'

/** A text with the words of a search marked. */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  const pieces = markWords(text, query)
  return (
    <span>
      {pieces.map(({ text: piece, isMarked }, index) =>
        isMarked ? (
          <mark key={index} className={styles.mark}>
            {piece}
          </mark>
        ) : (
          <span key={index}>{piece}</span>
        ),
      )}
    </span>
  )
}
