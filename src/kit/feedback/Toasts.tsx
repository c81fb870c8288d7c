import { useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { useKitTexts } from '#kit/texts.tsx'
import styles from './feedback.module.css'
import { hideToast, onToast, shownToast, toastTime, type ShownToast } from './toast.ts'

function ToastCard({ toast }: { readonly toast: ShownToast }) {
  const [isHeld, setIsHeld] = useState(false)
  const texts = useKitTexts()
  const { id, acts = [], tone = 'plain', text } = toast
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => hideToast(id), toastTime(toast))
    return () => clearTimeout(timer)
  }, [id, isHeld, toast])
  return (
    <div
      className={classNames(styles.toast, tone === 'stop' && styles['toast-stop'])}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {tone === 'stop' && <Icon name="alert" />}
      <span>{text}</span>
      {acts.map(({ label, onAct }) => (
        <button
          key={label}
          type="button"
          className={styles['toast-act']}
          onClick={() => {
            hideToast(id)
            onAct()
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" className={styles['toast-close']} aria-label={texts.close} onClick={() => hideToast(id)}>
        <Icon name="x" size={14} />
      </button>
    </div>
  )
}

/** The place of toasts: one at a time, at the bottom, for as long as it is hovered or focused. */
export function Toasts() {
  const toast = useSyncExternalStore(onToast, shownToast, shownToast)
  return (
    <div className={styles.toasts}>
      <div role="status">{toast && toast.tone !== 'stop' && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && toast.tone === 'stop' && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}
