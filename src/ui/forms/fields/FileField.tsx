import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import { useFieldIds } from '#ui/forms/form-scope.ts'
import forms from '#ui/forms/forms.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import { fieldAria, type FieldProps } from './field-props.ts'
import styles from './FileField.module.css'

/** A file that was chosen, in words. */
export interface FileLine {
  readonly name: string
  readonly size: string
  /** What the button that takes it back is called. */
  readonly removal: string
}

interface FileFieldProps extends FieldProps {
  readonly accept: string
  readonly multiple: boolean
  /** The files that were chosen so far; without a script the browser keeps them itself. */
  readonly lines?: readonly FileLine[]
  /** Tells those who cannot see the files which are chosen, each time that they change. */
  readonly told?: string
  readonly onAdd?: ((files: readonly File[]) => void) | undefined
  readonly onRemove?: ((index: number) => void) | undefined
  /** What else has to be known of the files, said after them. */
  readonly note?: ReactNode
}

/** Files to send along: chosen at once or one after the other, each of which can be taken back. */
export function FileField({ accept, multiple, lines = [], told = '', onAdd, onRemove, note, ...field }: FileFieldProps) {
  const { autoFocus, ...ids } = useFieldIds(field.name)
  const input = useRef<HTMLInputElement>(null)
  // The button goes with its file, and would take the focus along.
  const remove = (index: number) => {
    onRemove?.(index)
    input.current?.focus()
  }
  const ties = fieldAria(field, ids)
  const noteId = `${ids.id}-note`
  const described = [ties['aria-describedby'], note ? noteId : undefined].filter((id) => id !== undefined)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!onAdd || !currentTarget.files) return
    onAdd([...currentTarget.files])
    // They are kept apart from the field, which is free for more.
    currentTarget.value = ''
  }
  return (
    <FieldFrame field={field} ids={ids}>
      <input
        {...ties}
        ref={input}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        className={styles.file}
        type="file"
        accept={accept}
        multiple={multiple}
        autoFocus={autoFocus}
        onChange={onChange}
      />
      <p className="visually-hidden" aria-live="polite">
        {told}
      </p>
      {lines.length > 0 && (
        <ul className={styles.files}>
          {lines.map(({ name, size, removal }, index) => (
            <li key={index} className={styles.line}>
              <Icon name="file" />
              <span className={styles.name}>
                <span>{name}</span> <span className={forms.requirement}>{size}</span>
              </span>
              <button type="button" className={styles.removal} aria-label={removal} onClick={() => remove(index)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {note ? <div id={noteId}>{note}</div> : null}
    </FieldFrame>
  )
}
