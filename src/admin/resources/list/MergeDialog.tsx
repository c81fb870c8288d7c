import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import type { NamedItem } from '#admin/resources/use-resource-acts.ts'

interface MergeDialogProps {
  readonly items: readonly NamedItem[]
  readonly onClose: () => void
  readonly onMerge: (into: NamedItem) => void
}

/** Asks which of the chosen items stays: the contents of the others get its name. */
export function MergeDialog({ items, onClose, onMerge }: MergeDialogProps) {
  const text = useResourceText()
  const [chosen, setChosen] = useState(String(items[0]?.id ?? ''))
  const into = items.find(({ id }) => String(id) === chosen)
  const act = (
    <Button
      variant="primary"
      onClick={() => {
        onClose()
        if (into) onMerge(into)
      }}
    >
      {text('resources.merge.act', { count: items.length })}
    </Button>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('resources.merge.title', { count: items.length })}
      acts={act}
      hint={text('resources.merge.hint')}
    >
      <Select
        label={text('resources.merge.into')}
        help={text('resources.merge.help')}
        value={chosen}
        onChange={setChosen}
        options={items.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
    </Dialog>
  )
}
