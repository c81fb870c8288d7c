import { useState, type FormEvent } from 'react'
import { ownValue } from '#schemas/names/own-value.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { MAX_NAME_LENGTH } from '#composer/commands/notes.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSelected, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { renameBlock } from './rename-block.ts'

/** The name of the selected element in the outline. */
export function RenameDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const selected = useSelected()
  const [name, setName] = useState(ownValue(bench.store.document.notes, selected ?? '')?.name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (selected === null || renameBlock(bench, selected, name)) onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={text('composer.rename.title')}>
      <form onSubmit={submit}>
        <TextField
          label={text('composer.rename.name')}
          help={text('composer.rename.help')}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          {text('composer.command.rename')}
        </Button>
      </form>
    </Dialog>
  )
}
