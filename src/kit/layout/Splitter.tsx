import { Splitter as Panes } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** A pane of a splitter. One without a width takes what is left. */
export interface Pane {
  readonly name: string
  readonly content: ReactNode
  readonly width?: number
  readonly min?: number
  readonly max?: number
}

interface SplitterProps {
  readonly panes: readonly Pane[]
  /** Under this name the widths are remembered on this device. */
  readonly storageKey: string
}

type Size = `${number}px` | `${number}%`

/** Panes side by side with edges that are dragged, or moved by the arrow keys. Their widths are remembered on this device. */
export function Splitter({ panes, storageKey }: SplitterProps) {
  const first = panes.map(({ width }): Size => (width === undefined ? '100%' : `${width}px`))
  const [stored, setStored] = useLocalStorage<Size[]>({
    key: `panel-widths-${storageKey}`,
    defaultValue: first,
    getInitialValueInEffect: false,
  })
  const sizes = stored.length === panes.length ? stored : first
  return (
    <Panes
      className={styles.splitter}
      classNames={{ handle: styles.handle ?? '', pane: styles.pane ?? '' }}
      sizes={sizes}
      onSizeChange={(next) => setStored(next.map((size) => (typeof size === 'number' ? (`${size}%` as const) : (size as Size))))}
      withHandle={false}
      lineSize={1}
      step="8px"
      shiftStep="40px"
    >
      {panes.map(({ name, content, width, min, max }) => (
        <Panes.Pane
          key={name}
          defaultSize={width === undefined ? '100%' : `${width}px`}
          {...(min !== undefined && { min: `${min}px` })}
          {...(max !== undefined && { max: `${max}px` })}
        >
          {content}
        </Panes.Pane>
      ))}
    </Panes>
  )
}
