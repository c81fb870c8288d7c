import { Popover as Floating } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import styles from './overlays.module.css'
import { useEscape } from './use-escape.ts'

interface PopoverProps {
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
  /** The name of what it shows, read by screen readers. */
  readonly label: string
  /** The control that opens it: a Button or an IconButton. */
  readonly control: ReactElement
  readonly children: ReactNode
  readonly width?: number
}

/** Fields behind a button, which leave the work behind them in use. */
export function Popover({ isOpen, onChange, label, control, children, width = 320 }: PopoverProps) {
  useEscape(isOpen, () => onChange(false))
  return (
    <Floating
      opened={isOpen}
      onChange={onChange}
      position="bottom-start"
      offset={4}
      width={width}
      zIndex={200}
      trapFocus
      returnFocus
      closeOnEscape={false}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: styles.popover ?? '' }}
    >
      <Floating.Target>{control}</Floating.Target>
      <Floating.Dropdown aria-label={label}>{children}</Floating.Dropdown>
    </Floating>
  )
}
