import { useComposerText } from '#composer/words/use-composer-text.ts'
import styles from './palette.module.css'
import type { ShelfName } from './shelves.ts'

interface ShelfChipsProps {
  readonly names: readonly ShelfName[]
  readonly chosen: ShelfName | null
  readonly onChoose: (name: ShelfName | null) => void
}

/** The shelves as buttons: a press shows one shelf alone, a second one all. */
export function ShelfChips({ names, chosen, onChoose }: ShelfChipsProps) {
  const text = useComposerText()
  return (
    <div className={styles.chips} role="group" aria-label={text('composer.add.shelves')}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? null : name)}
        >
          {text(`composer.add.shelf.${name}`)}
        </button>
      ))}
    </div>
  )
}
