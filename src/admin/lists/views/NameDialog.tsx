import { useState, type SubmitEvent } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** Longest name of a view; that of the call. */
const NAME_LENGTH = 60

interface NameDialogProps {
  readonly title: string
  readonly name: string
  /** The word of the act for what is typed, or why the name cannot be given. */
  readonly actOf: (name: string) => { readonly label: string; readonly refusal?: string }
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a view. */
export function NameDialog({ title, name, actOf, onName, onClose }: NameDialogProps) {
  const text = usePanelText()
  const [typed, setTyped] = useState(name)
  const given = typed.trim()
  const { label, refusal } = actOf(given)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (given === '' || refusal !== undefined) return
    onClose()
    onName(given)
  }
  const act = (
    <Button type="submit" form="name-of-view" variant="primary" refusal={given === '' && text('panel.views.needsName')}>
      <span>{label}</span>
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} acts={act} hint={text('panel.views.yours')}>
      <form id="name-of-view" onSubmit={send}>
        <TextField
          label={text('panel.views.name')}
          value={typed}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          error={refusal}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
