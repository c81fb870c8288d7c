import styles from './feedback.module.css'

/** The thin bar on top of the window while another screen is on its way. Nothing else shows it. */
export function ProgressBar({ label }: { readonly label: string }) {
  return (
    <div className={styles.progress} role="progressbar" aria-label={label}>
      <span />
    </div>
  )
}
