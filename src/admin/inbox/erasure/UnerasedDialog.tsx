import { useState } from 'react'
import { UNERASED_LENGTH } from '#schemas/admin/inbox/inbox-erasure.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useInboxText } from '../texts/use-inbox-text.ts'

/** Asks why a request to erase is closed while the site has something to erase. */
export function UnerasedDialog({ onClose, onGive }: { readonly onClose: () => void; readonly onGive: (reason: string) => void }) {
  const text = useInboxText()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const send = () => {
    const given = reason.trim()
    setIsMissing(given === '')
    if (given !== '') onGive(given)
  }
  const acts = (
    <>
      <Button variant="subtle" onClick={onClose}>
        {text('inbox.erasure.keep')}
      </Button>
      <Button variant="primary" onClick={send}>
        {text('inbox.unerased.close')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={text('inbox.unerased.title')} acts={acts}>
      <p>{text('inbox.unerased.text')}</p>
      <TextArea
        data-autofocus
        label={text('inbox.unerased.reason')}
        help={text('inbox.unerased.reasonHelp')}
        maxLength={UNERASED_LENGTH}
        value={reason}
        error={isMissing ? text('inbox.unerased.missing') : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  )
}
