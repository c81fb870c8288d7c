import { useLayoutEffect, useRef, useSyncExternalStore, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react'
import { tellHeight } from '../navigation/track-height.ts'
import styles from './CartDrawer.module.css'

const GAP = 8

interface DrawerFrameProps {
  readonly labelledBy: string
  readonly link: HTMLElement
  /** True on a small screen after a click: the page behind is inert then. */
  readonly isModal: boolean
  readonly close: () => void
  readonly children: ReactNode
}

/** Frames the drawer: a modal sheet on a small screen after a click, otherwise a panel. */
export function DrawerFrame({ isModal, ...frame }: DrawerFrameProps) {
  return isModal ? <Sheet {...frame} /> : <Panel {...frame} />
}

function Sheet({ labelledBy, close, children }: Omit<DrawerFrameProps, 'isModal'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // A click beside the sheet targets the dialog element itself.
    const pressBeside = ({ target }: Event) => {
      if (target === element) close()
    }
    element.addEventListener('click', pressBeside)
    element.showModal()
    return () => {
      element.removeEventListener('click', pressBeside)
      element.close()
    }
  }, [close])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    close()
  }
  return (
    <dialog ref={dialog} className={styles.sheet} data-tone="plain" aria-labelledby={labelledBy} onCancel={cancel}>
      <div className={styles.drawer}>{children}</div>
    </dialog>
  )
}

/** Scrolls the focused element out from under the panel. */
function uncoverFocus(panel: HTMLElement | null): void {
  const focused = document.querySelector(':focus-visible')
  if (!panel || !focused || panel.contains(focused)) return
  const [over, under] = [panel.getBoundingClientRect(), focused.getBoundingClientRect()]
  const isBeside = under.right <= over.left || under.left >= over.right || under.bottom <= over.top || under.top >= over.bottom
  if (!isBeside) focused.scrollIntoView({ block: 'nearest' })
}

function Panel({ labelledBy, link, children }: Omit<DrawerFrameProps, 'isModal'>) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Without support for popovers the panel is visible anyway.
    panel.current?.showPopover?.()
    // The page reserves this height. A removed panel has none.
    tellHeight(panel.current, '--drawer-height')
    const grown = new ResizeObserver(() => requestAnimationFrame(() => uncoverFocus(panel.current)))
    if (panel.current) grown.observe(panel.current)
    return () => grown.disconnect()
  }, [])
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      className={styles.panel}
      data-tone="plain"
      aria-labelledby={labelledBy}
      style={usePlace(link)}
    >
      <div className={styles.drawer}>{children}</div>
    </div>
  )
}

/** Returns the position of a link for the panel below it. */
function usePlace(link: HTMLElement): CSSProperties {
  const place = useSyncExternalStore(watchPlace, () => {
    const { bottom, right } = link.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const top = Math.min(Math.max(GAP, Math.round(bottom) + GAP), Math.round(clientHeight / 2))
    return `${top} ${Math.max(GAP, Math.round(clientWidth - right))}`
  })
  const [top, end] = place.split(' ')
  return { '--drawer-top': `${top}px`, '--drawer-end': `${end}px` } as CSSProperties
}

function watchPlace(onChange: () => void): () => void {
  const events = ['scroll', 'resize'] as const
  for (const name of events) addEventListener(name, onChange, { passive: true })
  return () => {
    for (const name of events) removeEventListener(name, onChange)
  }
}
