import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useFormsText, type FormsText } from '#i18n/hooks/use-forms-text.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useForm } from '#forms/form-context.ts'
import type { MediaItem } from '#forms/pickers.ts'
import { uploadsInto, type Ended, type Upload } from './sending/browser-uploads.ts'

interface Uploads {
  readonly uploads: readonly Upload[]
  /** Sends files one after the other. The media that the library took come when all have been sent. */
  readonly send: (files: readonly File[]) => void
  /** Sends a file again that could not be taken. */
  readonly retry: (upload: Upload) => void
  /** Cancels an upload that is on its way or waits for its turn, or takes a refused one away. */
  readonly cancel: (upload: Upload) => void
}

interface Listeners {
  /** Takes the media that this dialog has sent. */
  readonly onTaken: (items: readonly MediaItem[]) => void
  /** Hears of media that a dialog sent which is closed. */
  readonly onArrived: (items: readonly MediaItem[]) => void
}

/** The sentence of a file that the library has not taken. */
export function refusalWords({ name, refusal }: Upload, text: FormsText): string {
  const isUnanswered = refusal === null || refusal === ''
  return isUnanswered ? text('forms.media.uploadFailed', { name }) : text('forms.media.uploadRefused', { name, reason: refusal })
}

/** Sends files to the library. They are sent on when the dialog is closed: the next one shows them, and without one a message says their end. */
export function useUploads({ onTaken, onArrived }: Listeners): Uploads {
  const { media } = useForm().pickers
  const text = useFormsText()
  const store = uploadsInto(media.library)
  const uploads = useSyncExternalStore(store.all.subscribe, store.all.get)
  const isOpen = useRef(false)
  const arrive = useEffectEvent(onArrived)
  useEffect(() => {
    isOpen.current = true
    const end = store.watch((taken) => arrive(taken))
    return () => {
      isOpen.current = false
      end()
    }
  }, [store])
  const follow = async (sending: Promise<Ended>): Promise<void> => {
    const { taken, refused } = await sending
    if (isOpen.current) return taken.length > 0 ? onTaken(taken) : undefined
    if (store.show(taken)) return
    for (const upload of refused) {
      const again = { label: text('forms.media.retry'), onAct: () => void follow(store.retry(upload.key)) }
      toast({ text: refusalWords(upload, text), tone: 'stop', acts: upload.canRetry ? [again] : [] })
    }
    if (taken.length > 0) toast({ text: text('forms.media.uploaded', { count: taken.length }) })
  }
  return {
    uploads,
    send: (files) => void follow(store.send(files, media.upload)),
    retry: ({ key }) => void follow(store.retry(key)),
    cancel: ({ key }) => store.cancel(key),
  }
}
