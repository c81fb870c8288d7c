import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { useAct } from '#composer/acts/use-acts.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './search.module.css'

interface SearchProps {
  /** The found blocks; null while nothing is sought. */
  readonly found: readonly string[] | null
  readonly isAlwaysOpen: boolean
  /** Selects a found block. */
  readonly onGo: (id: string) => void
  /** Gives the keys to the rows. */
  readonly onEnd: () => void
}

/** The search of the outline. Enter goes to the first found row, the arrow down to the rows, Escape clears, then closes. */
export function OutlineSearch({ found, isAlwaysOpen, onGo, onEnd }: SearchProps) {
  const text = useComposerText()
  const { sought } = useWorkbench()
  const query = useValue(sought)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = query !== null
  useEffect(() => {
    if (isOpen && field.current !== document.activeElement) field.current?.focus()
  }, [isOpen])
  if (!isOpen && !isAlwaysOpen) return null
  const leave = () => {
    sought.set(null)
    onEnd()
  }
  const go = (first: string | undefined, isDone: boolean) => {
    if (first === undefined) return
    onGo(first)
    if (isDone) leave()
    else onEnd()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'ArrowDown', 'Escape'].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key !== 'Escape') go(found?.[0], event.key === 'Enter')
    else if (query) sought.set('')
    else leave()
  }
  return (
    <div className={styles.search} role="search">
      <TextField
        ref={field}
        type="search"
        icon="search"
        label={text('composer.outline.search')}
        isLabelHidden
        placeholder={text('composer.outline.search.placeholder')}
        autoComplete="off"
        value={query ?? ''}
        onChange={({ currentTarget }) => sought.set(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {!isAlwaysOpen && <IconButton icon="x" label={text('composer.outline.search.close')} onClick={leave} />}
      <span role="status">
        <VisuallyHidden>{found ? text('composer.outline.found', { count: found.length }) : ''}</VisuallyHidden>
      </span>
    </div>
  )
}

/** The outline in which a search finds nothing. */
export function NothingFound() {
  const text = useComposerText()
  const { sought } = useWorkbench()
  return (
    <div className={styles.none}>
      <p>{text('composer.outline.found', { count: 0 })}</p>
      <Button variant="subtle" onClick={() => sought.set('')}>
        {text('composer.outline.search.clear')}
      </Button>
    </div>
  )
}

/** The magnifier above the outline. */
export function SearchButton() {
  const { label, icon = 'search', shortcut = '', onAct } = useAct('searchOutline')
  return <IconButton icon={icon} label={label} shortcut={shortcut} className={styles.find} onClick={() => onAct?.()} />
}
