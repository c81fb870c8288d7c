import styles from './PasswordMeter.module.css'

interface PasswordMeterProps {
  /** From 0, nothing typed, to 4. */
  readonly level: 0 | 1 | 2 | 3 | 4
  /** The level in words; announced when it changes. */
  readonly words: string
}

const STEPS = [1, 2, 3, 4] as const

/** How strong a password is while it is typed: four strokes and words. */
export function PasswordMeter({ level, words }: PasswordMeterProps) {
  return (
    <div className={styles.meter} data-level={level}>
      <span className={styles.strokes} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} className={styles.stroke} data-on={step <= level || undefined} />
        ))}
      </span>
      <p className={styles.words} aria-live="polite">
        {words}
      </p>
    </div>
  )
}
