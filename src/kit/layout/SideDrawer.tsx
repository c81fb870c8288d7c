import type { KeyboardEvent, ReactNode } from 'react'
import styles from './layout.module.css'

interface SideDrawerProps {
  readonly id: string
  readonly from: 'left' | 'right'
  readonly width: number
  readonly isOpen: boolean
  /** Hidden for the moment; its content stays as it is. */
  readonly isAway?: boolean
  /** Slid out of the window for the moment, where it takes no pointer; the focus stays in it. */
  readonly isAside?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

function isEscape(event: KeyboardEvent): boolean {
  const { target, currentTarget, nativeEvent } = event
  if (event.key !== 'Escape' || event.defaultPrevented || nativeEvent.isComposing) return false
  // A dialog or a menu that was opened from here is another part of the page, and has its own Escape.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.getAttribute('data-mantine-stop-propagation') !== 'true'
}

/** A drawer over one side of the work, which stays in use beside it. Escape closes it. */
export function SideDrawer({ id, from, width, isOpen, isAway = false, isAside = false, onClose, children }: SideDrawerProps) {
  const press = (event: KeyboardEvent) => {
    if (!isEscape(event)) return
    event.preventDefault()
    onClose()
  }
  return (
    isOpen && (
      <div
        id={id}
        className={styles.drawer}
        data-from={from}
        hidden={isAway}
        data-aside={isAside || undefined}
        style={{ width }}
        role="presentation"
        onKeyDown={press}
      >
        {children}
      </div>
    )
  )
}

/** Gives the focus to the first control of a drawer. */
export function focusFirst(drawer: HTMLElement | null): void {
  const controls = drawer?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]') ?? []
  ;[...controls].find(({ tabIndex }) => tabIndex >= 0)?.focus()
}
