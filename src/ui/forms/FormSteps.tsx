import styles from './form-steps.module.css'

interface FormStepsProps {
  readonly label: string
  /** The titles of the steps, in their order. */
  readonly steps: readonly { readonly title: string; readonly isDone: boolean; readonly isCurrent: boolean }[]
}

/** How far one has come with a form of several steps. */
export function FormSteps({ label, steps }: FormStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label} data-needs-script="" data-print="hide">
      {steps.map(({ title, isDone, isCurrent }, index) => (
        <li key={index} className={styles.step} data-done={isDone || undefined} aria-current={isCurrent ? 'step' : undefined}>
          <span className={styles.stepNumber}>{index + 1}</span> <span className={styles.stepTitle}>{title}</span>
        </li>
      ))}
    </ol>
  )
}
