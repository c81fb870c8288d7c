import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import type { NamedItem } from '#admin/resources/use-resource-acts.ts'

interface UsedDialogProps {
  readonly items: readonly NamedItem[]
  /** The number of places that use one of the items. */
  readonly total: number
  readonly onClose: () => void
  readonly onRemove: () => void
}

/** The question before items are taken away that other places of the site use. */
export function UsedDialog({ items, total, onClose, onRemove }: UsedDialogProps) {
  const text = useResourceText()
  const title = items.length === 1 ? (items[0]?.title ?? '') : ''
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('resources.used.title', { count: items.length, title })}
      acts={
        <>
          <Button variant="subtle" onClick={onClose} data-autofocus>
            {text('resources.used.keep')}
          </Button>
          <Button
            variant="remove"
            onClick={() => {
              onClose()
              onRemove()
            }}
          >
            {text('resources.trash')}
          </Button>
        </>
      }
    >
      <p>{text('resources.used.text', { count: total })}</p>
    </Dialog>
  )
}
