import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useLibraryRenewal } from '#admin/media/use-library.ts'
import { useMediaText } from '#admin/media/use-media-text.ts'

interface AddressDialogProps {
  readonly onClose: () => void
  /** Called with the number of the file once the library has it. */
  readonly onTaken: (id: number) => void
}

/** Takes a drawing (SVG) by its address: the server loads and sanitises it. */
export function AddressDialog({ onClose, onTaken }: AddressDialogProps) {
  const text = useMediaText()
  const { admin, lock } = usePanel()
  const renew = useLibraryRenewal()
  const [address, setAddress] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async () => {
    setIsBusy(true)
    setRefusal(null)
    const call = admin.media.fetch(address.trim())
    lock.watch(call)
    try {
      const { id } = await call
      await renew()
      onTaken(id)
    } catch (error) {
      setIsBusy(false)
      setRefusal(refusalSentence(error) ?? text('media.address.failed'))
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('media.address.title')}
      acts={
        <Button
          variant="primary"
          busy={isBusy && text('media.address.busy')}
          refusal={address.trim() === '' && text('media.address.empty')}
          onClick={() => void send()}
        >
          {text('media.address.act')}
        </Button>
      }
    >
      <TextField
        label={text('media.address')}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={address}
        data-autofocus
        help={text('media.address.help')}
        error={refusal}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && address.trim() !== '' && !isBusy) void send()
        }}
      />
    </Dialog>
  )
}
