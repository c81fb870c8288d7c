import type { ReactNode, Ref } from 'react'
import styles from './form-steps.module.css'

interface FormStepProps {
  readonly title: string
  readonly isShown: boolean
  readonly titleRef?: Ref<HTMLLegendElement> | null
  readonly children: ReactNode
}

/** Some fields of a form that belong together; without scripts all steps are shown, one after the other. */
export function FormStep({ title, isShown, titleRef = null, children }: FormStepProps) {
  return (
    <fieldset className={styles.formStep} hidden={!isShown} data-form-part="">
      {title !== '' && (
        <legend ref={titleRef} className={styles.stepLegend} tabIndex={-1}>
          {title}
        </legend>
      )}
      <div className={styles.stepFields}>{children}</div>
    </fieldset>
  )
}
