import { useState } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useFieldIds } from '#ui/forms/form-scope.ts'
import styles from '#ui/forms/forms.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import { fieldAria, type FieldProps } from './field-props.ts'

interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password'
  /** The words of the button that shows and hides the password. It comes with the script of an interactive block; until then its space is reserved. */
  readonly reveal?: { readonly show: string; readonly hide: string } | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

/** A password, which the page never carries back; it may be pasted, and password managers know it. */
export function PasswordField({ autoComplete, reveal, onChange, ...field }: PasswordFieldProps) {
  const { autoFocus, ...ids } = useFieldIds(field.name)
  const [isShown, setShown] = useState(false)
  const isAwake = useHydrated()
  return (
    <FieldFrame field={field} ids={ids}>
      <div className={styles.password} data-reveals={reveal && ''}>
        <input
          {...fieldAria(field, ids)}
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
        {reveal && isAwake && (
          <button
            className={styles.reveal}
            type="button"
            aria-controls={ids.id}
            aria-pressed={isShown}
            onClick={() => {
              setShown(!isShown)
            }}
          >
            <span>{isShown ? reveal.hide : reveal.show}</span>
            <span className="visually-hidden"> {field.label}</span>
          </button>
        )}
      </div>
    </FieldFrame>
  )
}
