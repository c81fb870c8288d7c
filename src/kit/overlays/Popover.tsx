import { Popover as Floating } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import styles from './overlays.module.css'
import { useEscape } from './use-escape.ts'
import { useFormerFocus } from './use-former-focus.ts'

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
  const { content, giveBack } = useFormerFocus(isOpen)
  return (
    <Floating
      opened={isOpen}
      onChange={onChange}
      position="bottom-start"
      offset={4}
      width={width}
      zIndex={200}
      trapFocus
      closeOnEscape={false}
      onExitTransitionEnd={giveBack}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: styles.popover ?? '' }}
    >
      <Floating.Target>{control}</Floating.Target>
      {/* While it fades out it takes no focus: the kit below gives it one by a timer. */}
      <Floating.Dropdown ref={content} inert={!isOpen} aria-label={label}>
        {children}
      </Floating.Dropdown>
    </Floating>
  )
}
