import { useLayoutEffect, useRef, useSyncExternalStore, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react'
import { tellHeight } from '../navigation/track-height.ts'
import styles from './CartDrawer.module.css'

const GAP = 8

interface DrawerFrameProps {
  readonly labelledBy: string
  readonly link: HTMLElement
  /** Whether somebody has asked for it on a small screen: what is behind it is out of reach then. */
  readonly isModal: boolean
  readonly close: () => void
  readonly children: ReactNode
}

/** What the drawer stands in: over the page on a small screen when it was asked for, beside it otherwise. */
export function DrawerFrame({ isModal, ...frame }: DrawerFrameProps) {
  return isModal ? <Sheet {...frame} /> : <Panel {...frame} />
}

function Sheet({ labelledBy, close, children }: Omit<DrawerFrameProps, 'isModal'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // What is pressed beside the sheet is the dialog's own ground.
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

/** Brings what a keyboard has the focus on out from under a panel that has come to lie over it. */
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
    // Where it is unknown, it is seen all the same.
    panel.current?.showPopover?.()
    // The page is told how much of it is covered; what is gone has no height.
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

/** Where a link is now, as far as a panel below it must know. */
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
