import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitTexts } from '#kit/texts.tsx'
import styles from './overlays.module.css'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** A sentence: what is decided here. */
  readonly title: string
  readonly children: ReactNode
  /** The buttons, the act last: its name says what it does, with its number. */
  readonly acts?: ReactNode
  readonly width?: number
}

/** A dialog for a conflict and for what cannot be undone. */
export function Dialog({ isOpen, onClose, title, children, acts, width = 480 }: DialogProps) {
  const texts = useKitTexts()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={width}
      yOffset={96}
      zIndex={210}
      closeButtonProps={{ 'aria-label': texts.close }}
      transitionProps={{ transition: 'fade', duration: 120 }}
      classNames={{
        overlay: styles.overlay ?? '',
        content: styles.dialog ?? '',
        header: styles.head ?? '',
        title: styles.title ?? '',
        close: styles.close ?? '',
        body: styles.body ?? '',
      }}
    >
      {children}
      {acts && <div className={styles.acts}>{acts}</div>}
    </Modal>
  )
}
