import { useState, type FormEvent } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { ProofAsked } from './use-proof.ts'

const FORM = 'proof'

/** The form of the question. Password managers find the account by its hidden address. */
function ProofForm({ asked }: { readonly asked: ProofAsked }) {
  const text = usePanelText()
  const { person } = usePanel()
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const error = isMissing ? text('panel.proof.missing') : asked.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(typed === '')
    if (typed !== '' && !asked.isBusy) asked.send(typed)
  }
  return (
    <form id={FORM} onSubmit={submit} noValidate>
      <p>{text('panel.proof.text')}</p>
      <input type="email" autoComplete="username" value={person.email} hidden readOnly />
      <PasswordField
        data-autofocus
        label={text('panel.proof.password')}
        autoComplete="current-password"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={error ?? undefined}
      />
    </form>
  )
}

/** Asks for the password of the person before an act that asks for it. */
export function ProofDialog({ asked }: { readonly asked: ProofAsked | null }) {
  const text = usePanelText()
  if (asked === null) return null
  return (
    <Dialog
      isOpen
      onClose={asked.leave}
      title={text('panel.proof.title')}
      acts={
        <>
          <Button variant="subtle" onClick={asked.leave}>
            {text('panel.proof.keep')}
          </Button>
          <Button type="submit" form={FORM} variant="primary" busy={asked.isBusy && text('panel.proof.busy')}>
            {text('panel.proof.send')}
          </Button>
        </>
      }
    >
      <ProofForm asked={asked} />
    </Dialog>
  )
}
