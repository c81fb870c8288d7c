import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ownValue } from '#schemas/names/own-value.ts'
import { renameBlock } from '#composer/acts/rename-block.ts'
import { MAX_NAME_LENGTH } from '#composer/commands/notes.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './outline.module.css'

interface RenameFieldProps {
  readonly id: string
  /** The name of its type, which an empty field leaves it. */
  readonly derived: string
  /** Called once the field is done with, by a key or because the focus went elsewhere. */
  readonly onDone: (by: 'key' | 'blur') => void
}

/** The field that names an element in its row: Enter stores the name, Escape leaves the former one. */
export function RenameField({ id, derived, onDone }: RenameFieldProps) {
  const text = useComposerText()
  const bench = useWorkbench()
  const [name, setName] = useState(ownValue(bench.store.document.notes, id)?.name ?? '')
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const end = (by: 'key' | 'blur') => {
    isOver.current = true
    onDone(by)
  }
  const press = (event: KeyboardEvent) => {
    // The keys of the outline are not those of a text.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') end('key')
    if (event.key === 'Enter' && renameBlock(bench, id, name)) end('key')
  }
  const leave = () => {
    if (isOver.current) return
    renameBlock(bench, id, name)
    end('blur')
  }
  return (
    <input
      ref={field}
      className={styles.rename}
      aria-label={text('composer.rename.name')}
      placeholder={derived}
      value={name}
      maxLength={MAX_NAME_LENGTH}
      // Escape is for the field, not for the sheet around it.
      data-mantine-stop-propagation="true"
      onChange={({ currentTarget }) => setName(currentTarget.value)}
      onKeyDown={press}
      onBlur={leave}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  )
}
