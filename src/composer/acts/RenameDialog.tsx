import { useState, type FormEvent } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { commands } from '#composer/commands/commands.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSelected, useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The name of the selected element in the outline. */
export function RenameDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const { store, runner } = useWorkbench()
  const selected = useSelected()
  const [name, setName] = useState(store.document.notes[selected ?? '']?.name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (runner.run(commands.rename, { name })) onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={text('composer.rename.title')}>
      <form onSubmit={submit}>
        <TextField
          label={text('composer.rename.name')}
          help={text('composer.rename.help')}
          value={name}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          {text('composer.command.rename')}
        </Button>
      </form>
    </Dialog>
  )
}
