import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Popover } from '#kit/overlays/Popover.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { columnChoices, isColumnShown, type ListView } from './list-view.ts'
import styles from './tools.module.css'
import { useColumnWords } from './use-column-words.ts'

interface ColumnsMenuProps {
  readonly view: ListView
  readonly onChange: (changed: Partial<ListView>) => void
}

/** Chooses the columns of the table; its address holds them. The title always stands. */
export function ColumnsMenu({ view, onChange }: ColumnsMenuProps) {
  const text = useResourceText()
  const { resource } = useResource()
  const wordsOf = useColumnWords()
  const [isOpen, setIsOpen] = useState(false)
  const names = columnChoices(resource)
  if (names.length < 2) return null
  const toggle = (name: string) => {
    const columns = names.filter((each) => (each === name) !== isColumnShown(view, each))
    onChange({ columns: columns.length === names.length ? null : columns })
  }
  return (
    <Popover
      isOpen={isOpen}
      onChange={setIsOpen}
      label={text('resources.columns')}
      width={240}
      control={
        <Button variant="subtle" icon="columns" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {text('resources.columns')}
        </Button>
      }
    >
      <ul className={styles.columns}>
        {names.map((name) => (
          <li key={name}>
            <Checkbox label={wordsOf(name)} checked={isColumnShown(view, name)} onChange={() => toggle(name)} />
          </li>
        ))}
      </ul>
    </Popover>
  )
}
