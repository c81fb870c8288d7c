import { useId, useState, type FormEvent } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { nameVersion } from './name-version.ts'

/** Keeps the draft as a version with a name. */
export function NameVersionDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const form = useId()
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    const refused = await nameVersion(bench, name.trim())
    setIsBusy(false)
    if (refused === null) onClose()
    else setRefusal(refused)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('composer.name-version.title')}
      hint={text('composer.name-version.help')}
      acts={
        <Button
          type="submit"
          form={form}
          variant="primary"
          busy={isBusy && text('composer.plan.busy')}
          refusal={name.trim() === '' && text('composer.name-version.empty')}
        >
          {text('composer.name-version.act')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        {refusal !== null && (
          <Note tone="refusal" isAnnounced>
            {refusal}
          </Note>
        )}
        <TextField
          label={text('composer.plan.name')}
          value={name}
          maxLength={80}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
