import styles from './form-steps.module.css'

/** How much of a form has left. */
export function SendingProgress({ share, words }: { readonly share: number; readonly words: string }) {
  return (
    <div className={styles.progress}>
      <p role="status">{words}</p>
      <progress max={1} value={share} aria-label={words} />
    </div>
  )
}
