import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { classNames } from '#kit/class-names.ts'
import { useKitTexts } from '#kit/texts.tsx'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import styles from './fields.module.css'

export interface PasswordFieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly ref?: Ref<HTMLInputElement>
}

/** A field of a password, which can be shown. */
export function PasswordField({ label, isLabelHidden, help, error, isOptional, counter, id, ...input }: PasswordFieldProps) {
  const texts = useKitTexts()
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame {...{ label, isLabelHidden, help, error, isOptional, counter, id }}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            className={classNames(styles.control, styles['inside-space'])}
          />
          <button type="button" className={styles.inside} aria-controls={control.id} onClick={() => setIsShown(!isShown)}>
            {isShown ? texts.hide : texts.show}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
