import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import styles from './layout.module.css'
import { nextStop } from './next-stop.ts'

interface ToolbarProps {
  readonly label: string
  readonly children: ReactNode
  /** `dark` in both schemes: the bar on the canvas. */
  readonly tone?: 'plain' | 'dark'
  readonly className?: string
  /** Called for Escape, which nothing else hears then. */
  readonly onEscape?: () => void
}

const stopsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('button, a[href], select')]

function makeStop(bar: HTMLElement, chosen: HTMLElement | undefined): void {
  for (const stop of stopsOf(bar)) stop.tabIndex = stop === chosen ? 0 : -1
}

/** Controls in a row: one stop of the Tab key, the arrows go from one to the next. */
export function Toolbar({ label, children, tone = 'plain', className, onEscape }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // The controls of a bar change with what is chosen: one of those that are there now is the stop.
  useEffect(() => {
    if (bar.current === null) return
    const stops = stopsOf(bar.current)
    makeStop(bar.current, stops.find((stop) => stop.tabIndex === 0 && stop.dataset['stop'] === 'true') ?? stops[0])
  })
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && onEscape) {
      event.stopPropagation()
      return onEscape()
    }
    const stops = stopsOf(event.currentTarget)
    const at = stops.indexOf(event.target as HTMLElement)
    const next = at === -1 ? null : nextStop(event.key, at, stops.length)
    if (next === null) return undefined
    event.preventDefault()
    stops[next]?.focus()
    return undefined
  }
  const remember = (event: FocusEvent<HTMLDivElement>) => {
    const stops = stopsOf(event.currentTarget)
    const chosen = stops.find((stop) => stop === event.target)
    if (!chosen) return
    for (const stop of stops) delete stop.dataset['stop']
    chosen.dataset['stop'] = 'true'
    makeStop(event.currentTarget, chosen)
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      data-tone={tone}
      className={classNames(styles.toolbar, className)}
      onKeyDown={move}
      onFocus={remember}
    >
      {children}
    </div>
  )
}

/** A line between groups of controls. */
export function ToolbarSeparator() {
  return <span className={styles.separator} aria-hidden="true" />
}
