import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'

interface Acts {
  /** Chooses the row, or no longer. */
  readonly onChoose: (key: string) => void
  readonly onPublish: () => void
}

const isSending = ({ key, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !defaultPrevented

/** Walks the rows by J and K, chooses one by X, and publishes the chosen ones by Ctrl Enter. Enter opens the row, which is a link. */
export function useWaitingKeys(list: RefObject<HTMLElement | null>, { onChoose, onPublish }: Acts): void {
  const noSearch = useRef<HTMLInputElement>(null)
  useRowKeys(list, noSearch, { onChoose })
  const publish = useEffectEvent(onPublish)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSending(event)) return
      event.preventDefault()
      publish()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
