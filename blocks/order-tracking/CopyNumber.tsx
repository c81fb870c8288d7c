import { useState, useSyncExternalStore } from 'react'
import { useText } from '#i18n/use-text.ts'

const never = () => () => undefined

/** Whether the page has its script, and the browser lets it copy: nobody is shown a button that does nothing. */
const useCanCopy = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  )

/** Copies the number of a parcel, and says so. */
export function CopyNumber({ code }: { readonly code: string }) {
  const text = useText()
  const canCopy = useCanCopy()
  const [isCopied, setCopied] = useState(false)
  if (!canCopy) return null
  const copy = () =>
    // Where the browser refuses, the number stands there to be marked.
    void navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      {' '}
      <button type="button" className="button" data-style="link" onClick={copy}>
        {text('block.order-tracking.copy')}
        <span className="visually-hidden"> {code}</span>
      </button>{' '}
      <span role="status">{isCopied && text('block.order-tracking.copied')}</span>
    </>
  )
}
