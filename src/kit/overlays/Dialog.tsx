import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitTexts } from '#kit/texts.tsx'
import styles from './overlays.module.css'
import { useEscape } from './use-escape.ts'

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
  useEscape(isOpen, onClose)
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      size={width}
      yOffset="var(--dialog-top)"
      xOffset="var(--dialog-side)"
      zIndex={210}
      transitionProps={{ transition: 'fade', duration: 120 }}
      classNames={{
        overlay: styles.overlay ?? '',
        content: styles.dialog ?? '',
        title: styles.title ?? '',
        close: styles.close ?? '',
        body: styles.body ?? '',
      }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* A header of a dialog in a portal would count as a second banner of the page. */}
        <div className={styles.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={texts.close} />
        </div>
        <Modal.Body>{children}</Modal.Body>
        {acts && <div className={styles.acts}>{acts}</div>}
      </Modal.Content>
    </Modal.Root>
  )
}
