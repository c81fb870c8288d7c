import { Popover as Floating } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import styles from './overlays.module.css'

interface PopoverProps {
  /** Read by screen readers as one enters. */
  readonly label: string
  /** The control that opens it: a Button or an IconButton. */
  readonly target: ReactElement
  readonly children: ReactNode
  readonly isOpen?: boolean
  readonly onChange?: (isOpen: boolean) => void
  readonly position?: 'bottom-start' | 'bottom-end'
}

/** A small panel behind a button, such as a filter or the address of a link. The focus goes in and comes back. */
export function Popover({ label, target, children, isOpen, onChange, position = 'bottom-start' }: PopoverProps) {
  return (
    <Floating
      position={position}
      offset={4}
      zIndex={300}
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: styles.popover ?? '' }}
      {...(isOpen !== undefined && { opened: isOpen })}
      onChange={onChange}
    >
      <Floating.Target>{target}</Floating.Target>
      <Floating.Dropdown aria-label={label}>{children}</Floating.Dropdown>
    </Floating>
  )
}
