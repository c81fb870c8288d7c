import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { Kbd } from '#kit/text/Kbd.tsx'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import styles from './fields.module.css'
import { useCutPaste } from './use-cut-paste.ts'

export interface TextFieldProps extends FieldWords, InputHTMLAttributes<HTMLInputElement> {
  readonly icon?: IconName
  /** The key that leads to the field, shown inside it. */
  readonly shortcut?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** A line of text. Give `defaultValue` and `ref` where typing shall render nothing, `value` elsewhere. */
export function TextField({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  counter,
  icon,
  shortcut,
  className,
  id,
  ...input
}: TextFieldProps) {
  const limited = useCutPaste<HTMLInputElement>({ ...input, error })
  const hasKey = shortcut !== undefined
  return (
    <FieldFrame {...{ label, isLabelHidden, help, isOptional, counter, id }} error={limited.error}>
      {(control) => (
        <div className={styles.box}>
          {icon && <Icon name={icon} className={styles.before} />}
          <input
            type="text"
            {...input}
            {...limited.listeners}
            {...control}
            className={classNames(styles.control, icon && styles['has-before'], hasKey && styles['has-after'], className)}
          />
          {hasKey && (
            <span className={styles.after} aria-hidden="true">
              <Kbd>{shortcut}</Kbd>
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
