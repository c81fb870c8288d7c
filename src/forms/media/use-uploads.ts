import { useRef, useState } from 'react'
import { holdWindow } from '#kit/leaving/leave-reasons.ts'
import { useLeaveReason } from '#kit/leaving/use-leave-reason.ts'
import { useForm } from '#forms/form-context.ts'
import { UploadRefusal, type MediaItem } from '#forms/pickers.ts'
import { stageOf, type UploadStage } from './sending/upload-stage.ts'
import { uploadRisks } from './upload-risks.ts'

/** The course of one upload. */
export interface Upload {
  readonly key: number
  readonly name: string
  readonly stage: UploadStage
  /** Why it ended without a medium; an empty reason stands for a server that did not answer. */
  readonly refusal: string | null
  /** True where the same file may be taken another time. */
  readonly canRetry: boolean
  readonly file: File
  readonly end: AbortController
}

interface Uploads {
  readonly uploads: readonly Upload[]
  /** Sends files one after the other. The media that the library took come when all have been sent. */
  readonly send: (files: readonly File[]) => void
  /** Sends a file again that could not be taken. */
  readonly retry: (upload: Upload) => void
  /** Cancels an upload that is on its way or waits for its turn. */
  readonly cancel: (upload: Upload) => void
}

const keyed = (files: readonly File[], first: number) =>
  files.map((file, index): Upload => ({
    key: first + index,
    name: file.name,
    stage: 'waiting',
    refusal: null,
    canRetry: false,
    file,
    end: new AbortController(),
  }))

/** Sends files to the library. A file that was taken leaves the list, a refused one stays with the reason. */
export function useUploads(onTaken: (items: readonly MediaItem[]) => void): Uploads {
  const { pickers } = useForm()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const last = useRef(0)
  useLeaveReason({ risks: () => uploadRisks(uploads) })
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const sendOne = async ({ file, key, end: { signal } }: Upload): Promise<MediaItem | null> => {
    try {
      if (signal.aborted) return null
      change(key, { stage: 'preparing' })
      const item = await pickers.media.upload(file, (share) => change(key, { stage: stageOf(share) }), signal)
      if (signal.aborted) return null
      setUploads((now) => now.filter((upload) => upload.key !== key))
      return item
    } catch (error) {
      const isRefused = error instanceof UploadRefusal
      change(key, { refusal: isRefused ? error.message : '', canRetry: !isRefused || error.canRetry })
      return null
    }
  }
  const send = async (files: readonly File[]) => {
    const waiting = keyed(files, last.current)
    last.current += files.length
    // A new upload removes the refusals of the former one.
    setUploads((now) => [...now.filter(({ refusal }) => refusal === null), ...waiting])
    const taken: MediaItem[] = []
    for (const upload of waiting) {
      const item = await sendOne(upload)
      if (item) taken.push(item)
    }
    if (taken.length > 0) onTaken(taken)
  }
  const retry = async (upload: Upload) => {
    change(upload.key, { stage: 'waiting', refusal: null, canRetry: false })
    const item = await sendOne(upload)
    if (item) onTaken([item])
  }
  const cancel = ({ key, end }: Upload) => {
    end.abort()
    setUploads((now) => now.filter((upload) => upload.key !== key))
  }
  return { uploads, send: (files) => void holdWindow(send(files)), retry: (upload) => void holdWindow(retry(upload)), cancel }
}
