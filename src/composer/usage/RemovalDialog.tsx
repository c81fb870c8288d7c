import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { UseList, useUsageText, useUses, type UsedContent } from './UsedIn.tsx'
import styles from './usage.module.css'

interface RemovalDialogProps extends UsedContent {
  readonly title: string
  /** Says what happens to the places that use the content. */
  readonly consequence: string
  /** The act, on its button. */
  readonly act: string
  readonly onClose: () => void
  /** Takes the content away although the shown number of places use it; absent where the person may not. */
  readonly onRemove?: (used: number) => void
}

/** The question before a content is taken away that other places use: which ones, and what happens to them. */
export function RemovalDialog({ title, consequence, act, onClose, onRemove, ...content }: RemovalDialogProps) {
  const text = useUsageText()
  const found = useUses(content)
  const isRead = found !== null && found !== 'failed'
  const acts = (
    <>
      <Button variant="subtle" onClick={onClose} data-autofocus>
        {text('panel.usage.keep')}
      </Button>
      {onRemove && (
        <Button
          variant="remove"
          refusal={!isRead && text(found === null ? 'panel.usage.reading' : 'panel.usage.failed')}
          onClick={() => {
            if (!isRead) return
            onClose()
            onRemove(found.total)
          }}
        >
          {act}
        </Button>
      )}
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} acts={acts}>
      <div className={styles.removal}>
        <UseList kind={content.kind} found={found} />
        <p>{consequence}</p>
      </div>
    </Dialog>
  )
}
