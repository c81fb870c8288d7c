import { useRef, useState } from 'react'
import { libraryPictureTypes } from '#schemas/text/uploads.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { announce } from '#kit/feedback/announce.ts'
import { toast } from '#kit/feedback/toast.ts'
import { holdWindow } from '#kit/leaving/leave-reasons.ts'
import { preparedUpload } from '#forms/media/sending/prepared-upload.ts'
import { uploadKind, type UploadKind } from '#forms/media/sending/upload-kind.ts'
import { stageOf, type UploadStage } from '#forms/media/sending/upload-stage.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import parts from '#admin/media/parts.module.css'
import { useFileActs } from '#admin/media/acts/use-file-acts.ts'
import { UploadProgress } from '#admin/media/uploads/UploadProgress.tsx'
import { useMediaText } from '#admin/media/use-media-text.ts'
import styles from './details.module.css'

const kinds: Readonly<Record<MediaFile['kind'], UploadKind>> = { PICTURE: 'picture', VIDEO: 'film', DOCUMENT: 'document' }
const accepted: Readonly<Record<MediaFile['kind'], string>> = {
  PICTURE: libraryPictureTypes.join(','),
  VIDEO: 'video/mp4',
  DOCUMENT: 'application/pdf',
}

/** The file on its way into the place of another one. */
interface SentFile {
  readonly name: string
  readonly stage: UploadStage
  readonly end: AbortController
}

/** Sends a file into the place of another one. Until all of it has left, the sending can be cancelled. */
function useReplacing(file: MediaFile, onEnd: () => void) {
  const text = useMediaText()
  const { replace } = useFileActs()
  const [sent, setSent] = useState<SentFile | null>(null)
  const leave = () => {
    onEnd()
    setSent(null)
  }
  const send = async (given: File) => {
    const kind = uploadKind(given)
    if (kind === 'heavyFilm') return void toast({ text: text('media.upload.not.heavyFilm'), tone: 'stop' })
    if (kind !== kinds[file.kind]) return void toast({ text: text('media.replace.kind'), tone: 'stop' })
    const end = new AbortController()
    const { signal } = end
    const show = (stage: UploadStage) => {
      if (!signal.aborted) setSent({ name: given.name, stage, end })
    }
    show('preparing')
    const prepared = await holdWindow(preparedUpload(given))
    if (signal.aborted) return
    show(0)
    await replace(file, prepared, { onUpload: (share) => show(stageOf(share)), signal })
    if (!signal.aborted) leave()
  }
  const cancel = () => {
    sent?.end.abort()
    leave()
    announce(text('media.replace.cancelled'))
  }
  return { sent, send, cancel }
}

/** « Remplacer partout »: another file of the same kind in the place of this one. */
export function ReplaceButton({ file }: { readonly file: MediaFile }) {
  const text = useMediaText()
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const course = useRef<HTMLDivElement>(null)
  const { sent, send, cancel } = useReplacing(file, () => {
    if (course.current?.contains(document.activeElement)) button.current?.focus()
  })
  return (
    <>
      <Button
        ref={button}
        className={parts.grow}
        icon="refresh"
        busy={sent !== null && text('media.replacing')}
        onClick={() => input.current?.click()}
      >
        {text('media.replace')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted[file.kind]}
        aria-label={text('media.replace.file')}
        onChange={({ currentTarget }) => {
          const [given] = currentTarget.files ?? []
          if (given) void send(given)
          currentTarget.value = ''
        }}
      />
      {sent && (
        <div ref={course} className={styles.replacing}>
          <div className={parts.grow}>
            <UploadProgress {...sent} />
          </div>
          <Button
            size="small"
            variant="subtle"
            aria-label={text('media.upload.cancel', { name: sent.name })}
            // The server has the whole file then, and would replace the other one all the same.
            refusal={sent.stage === 100 && text('media.replace.late')}
            onClick={cancel}
          >
            {text('media.replace.cancel')}
          </Button>
        </div>
      )}
    </>
  )
}
