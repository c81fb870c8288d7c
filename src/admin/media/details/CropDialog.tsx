import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { CropChoice } from '#forms/media/crop/CropChoice.tsx'
import { isWhole, WHOLE } from '#forms/media/crop/crop-area.ts'
import { usePanel } from '#admin/panel-context.ts'
import { LIBRARY } from '#admin/media/use-library.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { useFileActs } from '#admin/media/acts/use-file-acts.ts'
import { useMediaText } from '#admin/media/use-media-text.ts'

interface CropDialogProps {
  readonly file: MediaFile
  readonly onClose: () => void
}

/** Reads the original of a cropped picture, which has no public address. */
function useSource({ id, version }: MediaFile) {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: [...LIBRARY, 'source', id, version], queryFn: () => lock.read(() => admin.media.source(id)) }).data
}

/** Chooses the part of a picture that is shown everywhere. The original stays: the whole picture can come back. */
export function CropDialog({ file, onClose }: CropDialogProps) {
  const text = useMediaText()
  const source = useSource(file)
  const { crop } = useFileActs()
  const [area, setArea] = useState(file.crop ?? WHOLE)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (next: MediaFile['crop']) => {
    setIsBusy(true)
    const done = await crop(file, next)
    setIsBusy(false)
    if (done !== null) onClose()
  }
  const isAll = source !== undefined && isWhole(area, source)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={640}
      title={text('media.crop.title')}
      hint={text('media.crop.hint')}
      acts={
        <>
          {file.crop !== null && (
            <Button variant="subtle" onClick={() => void send(null)}>
              {text('media.crop.whole')}
            </Button>
          )}
          <Button
            variant="primary"
            busy={isBusy && text('media.saving')}
            refusal={source === undefined ? text('media.crop.reading') : isAll && text('media.crop.choose')}
            onClick={() => void send(area)}
          >
            {text('media.crop.act')}
          </Button>
        </>
      }
    >
      {source === undefined ? <Skeleton width="100%" /> : <CropChoice src={source.picture} size={source} area={area} onChange={setArea} />}
    </Dialog>
  )
}
