import { useEffect, useRef, type ReactNode } from 'react'
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
  /** The name of the button that removes the file. */
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
  /** A note about the files, shown after them. */
  readonly note?: ReactNode
}

/** A field for files, chosen together or one by one. Each can be removed. */
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
  const takeFiles = () => {
    if (!onAdd || !input.current?.files?.length) return
    onAdd([...input.current.files])
    // The chosen files are stored apart from the field, which is then free for more.
    input.current.value = ''
  }
  // Files that were chosen before React owned the field fired their event too early.
  useEffect(takeFiles)
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
        onChange={takeFiles}
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
