import { changedWords } from './changed-words.ts'
import styles from './conflicts.module.css'

/** A text with the words marked in which it differs from a former one: the old word first, then the new one. */
export function MarkedWords({ former, text }: { readonly former: string; readonly text: string }) {
  const { start, removed, added, end } = changedWords(former, text)
  return (
    <>
      <span>{start}</span> {removed !== '' && <del className={styles.old}>{removed}</del>}{' '}
      {added !== '' && <ins className={styles.new}>{added}</ins>} <span>{end}</span>
    </>
  )
}
