import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type FocusEvent } from 'react'
import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { useKitTexts } from '#kit/texts.tsx'
import styles from './feedback.module.css'
import { keepClear } from './keep-clear.ts'
import { hideToast, onToast, shownToasts, toastTime, type ShownToast } from './toast.ts'

function ToastCard({ toast }: { readonly toast: ShownToast }) {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHeld = isPointed || isFocused
  const card = useRef<HTMLDivElement>(null)
  const former = useRef<EventTarget | null>(null)
  const texts = useKitTexts()
  const { id, acts = [], tone = 'plain', text, stays } = toast
  useEffect(() => {
    if (isHeld || stays) return undefined
    const timer = setTimeout(() => hideToast(id), toastTime(toast))
    return () => clearTimeout(timer)
  }, [id, isHeld, stays, toast])
  const hold = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setIsFocused(true)
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) former.current = relatedTarget
  }
  const close = (isPlaced = false) => {
    const hadFocus = !isPlaced && card.current?.contains(document.activeElement)
    hideToast(id)
    if (hadFocus && former.current instanceof HTMLElement && former.current.isConnected) former.current.focus({ preventScroll: true })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  return (
    <div
      ref={card}
      className={classNames(styles.toast, tone === 'stop' && styles['toast-stop'], stays && styles['toast-stays'])}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={hold}
      onBlur={() => setIsFocused(false)}
    >
      {tone === 'stop' && <Icon name="alert" />}
      <span>{text}</span>
      {acts.length > 0 && (
        <VisuallyHidden>
          <span>{texts.reachToast}</span>
        </VisuallyHidden>
      )}
      {acts.map(({ label, onAct, placesFocus }) => (
        <button
          key={label}
          type="button"
          data-offered=""
          className={styles['toast-act']}
          onKeyDown={press}
          onClick={() => {
            close(placesFocus)
            onAct()
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" className={styles['toast-close']} aria-label={texts.close} onKeyDown={press} onClick={() => close()}>
        <Icon name="x" size={14} />
      </button>
    </div>
  )
}

/** The place of toasts, at the bottom, over the bars of acts there: each stays for as long as it is hovered or focused. A screen reader hears each once, when it comes. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToast, shownToasts, shownToasts)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (toasts.length > 0 && place.current ? keepClear(place.current) : undefined), [toasts])
  const cards = (isStop: boolean) =>
    toasts.filter(({ tone }) => (tone === 'stop') === isStop).map((toast) => <ToastCard key={toast.id} toast={toast} />)
  return (
    <div ref={place} className={styles.toasts} data-part="toasts">
      <div role="status" aria-atomic="false">
        {cards(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {cards(true)}
      </div>
    </div>
  )
}
