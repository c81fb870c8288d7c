import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Toolbar } from '#kit/layout/Toolbar.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { Selection } from '#admin/resources/list/use-selection.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import bars from '#admin/screens/bars.module.css'
import { useFileActs } from './acts/use-file-acts.ts'
import type { MediaFile } from './media-file.ts'
import { useMayChange } from './use-may-change.ts'
import { useMediaText } from './use-media-text.ts'

interface LibrarySelectionProps {
  readonly selection: Selection<MediaFile>
  readonly isTrash: boolean
}

/** The question before files are taken away that places of the site use. */
function UsedQuestion({
  count,
  total,
  onClose,
  onRemove,
}: {
  readonly count: number
  readonly total: number
  readonly onClose: () => void
  readonly onRemove: () => void
}) {
  const text = useMediaText()
  const mayTakeUsed = usePanel().start.rights.includes('media.erase')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('media.used.title', { count })}
      acts={
        <>
          <Button variant="subtle" onClick={onClose} data-autofocus>
            {text('media.used.keep')}
          </Button>
          {mayTakeUsed && (
            <Button variant="remove" onClick={onRemove}>
              {text('media.toTrash')}
            </Button>
          )}
        </>
      }
    >
      <p>{text('media.used.text', { count: total })}</p>
      <p>{text(mayTakeUsed ? 'media.remove.after' : 'media.remove.withoutRight')}</p>
    </Dialog>
  )
}

/** The acts on all chosen files, in the place of the filters: each is one act with one « Annuler ». */
export function LibrarySelection({ selection, isTrash }: LibrarySelectionProps) {
  const text = useMediaText()
  const acts = useFileActs()
  const [used, setUsed] = useState<number | null>(null)
  const isNarrow = useIsNarrow()
  const mayChange = useMayChange()
  const { items, clear } = selection
  const canChange = items.every((file) => mayChange(file))
  const after = (done: unknown) => {
    if (done !== null) clear()
  }
  const trash = async (seen?: number) => {
    setUsed(null)
    after(await acts.trash(items, seen, setUsed))
  }
  const leaveButton = (
    <Button size="small" variant="subtle" className={bars.leave} onClick={clear}>
      {text('media.leaveChosen')}
    </Button>
  )
  return (
    <div className={bars.selection} data-beside-rows>
      <p role="status">{text('media.chosen', { count: items.length })}</p>
      {isNarrow && leaveButton}
      <Toolbar label={text('media.actsOnChosen')} className={bars.acts} onEscape={clear}>
        {isTrash ? (
          canChange && (
            <Button size="small" icon="undo" onClick={() => void acts.restore(items).then(after)}>
              {text('media.restore')}
            </Button>
          )
        ) : (
          <>
            {canChange && (
              <Button size="small" onClick={() => void acts.decorate(items).then(after)}>
                {text('media.decorateMany')}
              </Button>
            )}
            <Button size="small" variant="remove" icon="trash" onClick={() => void trash()}>
              {text('media.toTrash')}
            </Button>
          </>
        )}
      </Toolbar>
      {!isNarrow && leaveButton}
      {!canChange && <p>{text('media.shown.many', { count: items.length })}</p>}
      {used !== null && <UsedQuestion count={items.length} total={used} onClose={() => setUsed(null)} onRemove={() => void trash(used)} />}
    </div>
  )
}
