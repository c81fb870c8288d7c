import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import type { NamedItem } from '#admin/resources/use-resource-acts.ts'

interface EraseDialogProps {
  readonly item: NamedItem
  readonly onClose: () => void
  readonly onErase: () => void
}

/** The question before an item is erased, which nothing takes back. */
export function EraseDialog({ item: { title }, onClose, onErase }: EraseDialogProps) {
  const text = useResourceText()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('resources.erase.title', { title })}
      acts={
        <>
          <Button variant="subtle" onClick={onClose} data-autofocus>
            {text('resources.used.keep')}
          </Button>
          <Button
            variant="final"
            onClick={() => {
              onClose()
              onErase()
            }}
          >
            {text('resources.erase')}
          </Button>
        </>
      }
    >
      <p>{text('resources.erase.text')}</p>
    </Dialog>
  )
}
