import { useEffect, useSyncExternalStore } from 'react'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { maySendAgain, sendToLibrary } from '#composer/uploads/send-to-library.ts'
import { takenKinds, uploadKind, type UploadKind } from '#forms/media/sending/upload-kind.ts'
import { stageOf } from '#forms/media/sending/upload-stage.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useLibraryRenewal } from '#admin/media/use-library.ts'
import { useMediaText, type MediaText } from '#admin/media/use-media-text.ts'
import { uploadsOf, type LibraryUpload } from './upload-store.ts'

/** Uploads of a screen. */
export interface LibraryUploads {
  readonly all: readonly LibraryUpload[]
  readonly add: (files: readonly File[]) => void
  /** Cancels an upload, or takes its card away. */
  readonly leave: (key: number) => void
  /** Sends a file again whose sending has failed. */
  readonly retry: (key: number) => void
  /** Takes the alternative text of a file as it is typed, or the file in another state. */
  readonly change: (key: number, part: Partial<Pick<LibraryUpload, 'alt' | 'file'>>) => void
}

/** The sentence of a failed upload. */
function refusalOf(error: unknown, name: string, text: MediaText): string {
  if (!(error instanceof CallError)) return text('media.upload.failed', { name })
  const [fault] = error.errors
  return fault ? (fault.message ?? fieldErrorMessage(fault.code, 'fr_FR')) : error.message
}

/** The sentence about a file that is not sent at all; null for one that is. */
function whyNot(file: File, text: MediaText): string | null {
  const kind = uploadKind(file)
  return takenKinds.has(kind) ? null : text(`media.upload.not.${kind as Exclude<UploadKind, 'picture' | 'film' | 'document'>}`)
}

/** Tests if the card of an upload asks for something, or its file is still on its way. */
const isOpen = ({ refusal, canRetry, file }: LibraryUpload): boolean =>
  refusal === null ? file === null || file.kind === 'PICTURE' : canRetry

/** Sends files into the library, one after the other, each with its progress and a way to cancel it. */
export function useLibraryUploads(locale: string): LibraryUploads {
  const text = useMediaText()
  const { admin, lock } = usePanel()
  const renew = useLibraryRenewal()
  const store = uploadsOf(admin)
  const all = useSyncExternalStore(store.subscribe, store.all)
  const change = (key: number, part: Partial<LibraryUpload>) => store.change(key, part)
  // The next visit of the library shows what is under way, and what asks for something.
  useEffect(() => () => store.set(store.all().filter(isOpen)), [store])
  const send = async (given: File, key: number, { signal }: AbortController): Promise<void> => {
    if (signal.aborted) return
    change(key, { stage: 'preparing' })
    try {
      const call = sendToLibrary(admin.media, given, { locale, signal, onUpload: (share) => change(key, { stage: stageOf(share) }) })
      lock.watch(call)
      change(key, { file: await call, stage: 100 })
      await renew()
    } catch (error) {
      if (!signal.aborted) change(key, { refusal: refusalOf(error, given.name, text), canRetry: maySendAgain(error) })
    }
  }
  const enqueue = (file: File, key: number): void => {
    const end = new AbortController()
    store.sent.set(key, { file, end })
    store.inTurn(() => send(file, key, end))
  }
  return {
    ...{ all, change },
    add: (files) => {
      // Refusals of the former files that cannot be sent again go with the next ones.
      store.set(store.all().filter(({ refusal, canRetry }) => refusal === null || canRetry))
      for (const file of files) {
        const key = store.newKey()
        const refusal = whyNot(file, text)
        store.set([...store.all(), { key, name: file.name, stage: 'waiting', refusal, canRetry: false, file: null, alt: '' }])
        if (refusal === null) enqueue(file, key)
      }
    },
    leave: (key) => {
      store.sent.get(key)?.end.abort()
      store.sent.delete(key)
      store.set(store.all().filter((upload) => upload.key !== key))
    },
    retry: (key) => {
      const sent = store.sent.get(key)
      if (!sent) return
      change(key, { stage: 'waiting', refusal: null, canRetry: false })
      enqueue(sent.file, key)
    },
  }
}
