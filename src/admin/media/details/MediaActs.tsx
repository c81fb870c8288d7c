import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { RemovalDialog } from '#composer/usage/RemovalDialog.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { isDrawing, stemOf, type MediaFile } from '#admin/media/media-file.ts'
import parts from '#admin/media/parts.module.css'
import { useFileActs } from '#admin/media/acts/use-file-acts.ts'
import { useMayChange } from '#admin/media/use-may-change.ts'
import { useMediaText } from '#admin/media/use-media-text.ts'
import { CropDialog } from './CropDialog.tsx'
import styles from './details.module.css'
import { ReplaceButton } from './ReplaceButton.tsx'

type Asked = 'crop' | 'remove' | 'erase' | null

/** The question before a file is erased for ever. */
function EraseQuestion({
  file,
  onClose,
  onErased,
}: {
  readonly file: MediaFile
  readonly onClose: () => void
  readonly onErased: () => void
}) {
  const text = useMediaText()
  const { erase } = useFileActs()
  const send = async () => {
    onClose()
    if ((await erase(file)) !== null) onErased()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('media.erase.title', { name: stemOf(file) })}
      acts={
        <>
          <Button variant="subtle" onClick={onClose} data-autofocus>
            {text('media.erase.keep')}
          </Button>
          <Button variant="final" onClick={() => void send()}>
            {text('media.erase.act')}
          </Button>
        </>
      }
    >
      <p>{text('media.erase.text')}</p>
    </Dialog>
  )
}

interface MediaActsProps {
  readonly file: MediaFile
  readonly onLeave: () => void
}

/** The acts on a file of the trash. */
function TrashActs({ file, onLeave }: MediaActsProps) {
  const text = useMediaText()
  const { start } = usePanel()
  const { restore } = useFileActs()
  const mayChange = useMayChange()
  const [asked, setAsked] = useState<Asked>(null)
  return (
    <div className={styles.acts} data-keep-clear="">
      {mayChange(file) && (
        <Button className={parts.grow} icon="undo" onClick={() => void restore([file])}>
          {text('media.restore')}
        </Button>
      )}
      {start.rights.includes('media.erase') && (
        <Button variant="remove" icon="trash" onClick={() => setAsked('erase')}>
          {text('media.erase')}
        </Button>
      )}
      {asked === 'erase' && <EraseQuestion file={file} onClose={() => setAsked(null)} onErased={onLeave} />}
    </div>
  )
}

/** Tells if a part of a file can be shown alone: a picture of pixels. */
const canBeCropped = (file: MediaFile): boolean => file.kind === 'PICTURE' && !isDrawing(file) && file.image.width > 0

/** The acts on one file: replace everywhere, crop, download, trash. */
export function MediaActs({ file, onLeave }: MediaActsProps) {
  const text = useMediaText()
  const { admin, start } = usePanel()
  const { trash } = useFileActs()
  const mayChange = useMayChange()(file)
  const mayTakeUsed = start.rights.includes('media.erase')
  const [asked, setAsked] = useState<Asked>(null)
  if (file.deletedAt !== null) return <TrashActs file={file} onLeave={onLeave} />
  const remove = async (used?: number) => {
    if ((await trash([file], used, () => setAsked('remove'))) !== null) onLeave()
  }
  const canCrop = mayChange && canBeCropped(file)
  const more = [
    { label: text('media.download'), icon: 'external-link' as const, href: file.image.externalPath, isNewTab: true },
    { label: text('media.toTrash'), icon: 'trash' as const, tone: 'remove' as const, onAct: () => void remove() },
  ]
  return (
    <div className={styles.acts} data-keep-clear="">
      {mayChange && <ReplaceButton file={file} />}
      {canCrop && (
        <Button icon="crop" onClick={() => setAsked('crop')}>
          {text('media.crop')}
        </Button>
      )}
      <Menu groups={[{ acts: more }]} position="top-end">
        <IconButton icon="ellipsis" size="medium" label={text('media.more')} />
      </Menu>
      {asked === 'crop' && <CropDialog file={file} onClose={() => setAsked(null)} />}
      {asked === 'remove' && (
        <RemovalDialog
          admin={admin}
          kind="media"
          name={file.id}
          title={text('media.remove.title', { name: stemOf(file) })}
          consequence={text(mayTakeUsed ? 'media.remove.after' : 'media.remove.withoutRight')}
          act={text('media.toTrash')}
          onClose={() => setAsked(null)}
          {...(mayTakeUsed && { onRemove: (used: number) => void remove(used) })}
        />
      )}
    </div>
  )
}
