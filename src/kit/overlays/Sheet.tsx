import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import { useKitTexts } from '#kit/texts.tsx'
import styles from './overlays.module.css'

interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** From the right on a wide window, from below on a phone. */
  readonly from?: 'right' | 'left' | 'below'
  readonly width?: number
  /** The page behind stays in use: no scrim, no trapped focus. */
  readonly isOpenBeside?: boolean
}

const positions = { right: 'right', left: 'left', below: 'bottom' } as const

/** A sheet with a form or with acts of its own: a drawer at the side, or a sheet from below. */
export function Sheet({ isOpen, onClose, title, children, from = 'right', width = 480, isOpenBeside = false }: SheetProps) {
  const texts = useKitTexts()
  const isBelow = from === 'below'
  const isModal = !isOpenBeside
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position={positions[from]}
      size={isBelow ? 'auto' : width}
      zIndex={200}
      withOverlay={isModal}
      trapFocus={isModal}
      lockScroll={isModal}
      closeOnClickOutside={isModal}
      closeButtonProps={{ 'aria-label': texts.close }}
      transitionProps={{ duration: isBelow ? 240 : 180 }}
      classNames={{
        overlay: classNames(styles.overlay),
        content: classNames(styles.sheet, isBelow && styles['from-below']),
        header: classNames(styles['sheet-head']),
        title: classNames(styles.title),
        close: classNames(styles.close),
        body: classNames(styles['sheet-body']),
      }}
    >
      {children}
    </Drawer>
  )
}
