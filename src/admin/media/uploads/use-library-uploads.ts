import { useRef, useState } from 'react'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { isServerFault } from '#schemas/errors/is-server-error.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { shrinkPicture } from '#forms/media/shrink-picture.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { useLibraryRenewal } from '#admin/media/use-library.ts'
import { useMediaText, type MediaText } from '#admin/media/use-media-text.ts'
import { filmPoster } from './film-poster.ts'
import { takenKinds, uploadKind, type UploadKind } from './upload-kind.ts'

/** One file on its way into the library, or there and not yet described. */
export interface LibraryUpload {
  readonly key: number
  readonly name: string
  /** Null while it waits for the files before it. */
  readonly percent: number | null
  /** The sentence of a refusal. */
  readonly refusal: string | null
  /** True where another attempt may succeed: the server was not reached, or could not examine the file. */
  readonly canRetry: boolean
  /** The file of the library, once it is there. */
  readonly file: MediaFile | null
}

/** Uploads of a screen. */
export interface LibraryUploads {
  readonly all: readonly LibraryUpload[]
  readonly add: (files: readonly File[]) => void
  /** Cancels an upload, or takes its card away. */
  readonly leave: (key: number) => void
  /** Sends a file again whose sending has failed. */
  readonly retry: (key: number) => void
}

/** A file as it is sent, and the picture that stands for a film. */
export interface PreparedUpload {
  readonly file: File
  readonly poster: Blob | null
}

interface Sent {
  readonly file: File
  readonly end: AbortController
}

/** The sentence of a failed upload. */
function refusalOf(error: unknown, name: string, text: MediaText): string {
  if (!(error instanceof CallError)) return text('media.upload.failed', { name })
  const [fault] = error.errors
  return fault ? (fault.message ?? fieldErrorMessage(fault.code, 'fr_FR')) : error.message
}

/** Tests if the same file may be taken another time: nothing was wrong with it. */
const mayRetry = (error: unknown): boolean => !(error instanceof CallError) || isServerFault(error.code)

/** The sentence about a file that is not sent at all; null for one that is. */
function whyNot(file: File, text: MediaText): string | null {
  const kind = uploadKind(file)
  return takenKinds.has(kind) ? null : text(`media.upload.not.${kind as Exclude<UploadKind, 'picture' | 'film' | 'document'>}`)
}

/** The parts of a file as they are sent: a huge photograph is made smaller, a film gets a poster. */
export async function preparedUpload(file: File): Promise<PreparedUpload> {
  const kind = uploadKind(file)
  if (kind === 'film') return { file, poster: await filmPoster(file) }
  return { file: kind === 'picture' ? await shrinkPicture(file) : file, poster: null }
}

/** Sends files into the library, one after the other, each with its progress and a way to cancel it. */
export function useLibraryUploads(locale: string): LibraryUploads {
  const text = useMediaText()
  const { admin, lock } = usePanel()
  const renew = useLibraryRenewal()
  const [all, setAll] = useState<readonly LibraryUpload[]>([])
  const state = useRef({ last: 0, queue: Promise.resolve(), sent: new Map<number, Sent>() })
  const change = (key: number, part: Partial<LibraryUpload>) =>
    setAll((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const send = async (given: File, key: number, { signal }: AbortController): Promise<void> => {
    if (signal.aborted) return
    change(key, { percent: 0 })
    try {
      const { file, poster } = await preparedUpload(given)
      const options = { signal, onUpload: (share: number) => change(key, { percent: Math.round(share * 100) }) }
      const upload = uploadKind(file) === 'film' ? admin.media.uploadFilm : admin.media.upload
      const call = upload(file, { locale }, { ...options, poster })
      lock.watch(call)
      change(key, { file: await call, percent: 100 })
      await renew()
    } catch (error) {
      if (!signal.aborted) change(key, { refusal: refusalOf(error, given.name, text), canRetry: mayRetry(error) })
    }
  }
  const enqueue = (file: File, key: number): void => {
    const end = new AbortController()
    const { current } = state
    current.sent.set(key, { file, end })
    current.queue = current.queue.then(() => send(file, key, end))
  }
  return {
    all,
    add: (files) => {
      const { current } = state
      // Refusals of the former files go with the next ones.
      setAll((now) => now.filter(({ refusal }) => refusal === null))
      for (const file of files) {
        current.last += 1
        const key = current.last
        const refusal = whyNot(file, text)
        setAll((now) => [...now, { key, name: file.name, percent: null, refusal, canRetry: false, file: null }])
        if (refusal === null) enqueue(file, key)
      }
    },
    leave: (key) => {
      state.current.sent.get(key)?.end.abort()
      setAll((now) => now.filter((upload) => upload.key !== key))
    },
    retry: (key) => {
      const sent = state.current.sent.get(key)
      if (!sent) return
      change(key, { percent: null, refusal: null, canRetry: false })
      enqueue(sent.file, key)
    },
  }
}
