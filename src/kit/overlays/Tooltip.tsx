import { Tooltip as Floating } from '@mantine/core'
import type { ReactElement } from 'react'
import { Kbd } from '#kit/text/Kbd.tsx'
import styles from './overlays.module.css'

interface TooltipProps {
  readonly label: string
  readonly shortcut?: string
  readonly children: ReactElement
}

/** The name of a control and its key, shown on hover and on focus. It never says more than the name that the control has anyway. */
export function Tooltip({ label, shortcut, children }: TooltipProps) {
  return (
    <Floating
      label={
        <>
          <span>{label}</span>
          {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
        </>
      }
      openDelay={400}
      events={{ hover: true, focus: true, touch: false }}
      zIndex={300}
      classNames={{ tooltip: styles.tooltip ?? '' }}
      transitionProps={{ duration: 120 }}
    >
      {children}
    </Floating>
  )
}
