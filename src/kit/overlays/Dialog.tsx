import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitTexts } from '#kit/texts.tsx'
import { markFirstFocus } from './mark-first-focus.ts'
import styles from './overlays.module.css'
import { useEscape } from './use-escape.ts'
import { useFormerFocus } from './use-former-focus.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** A sentence: what is decided here. */
  readonly title: string
  readonly children: ReactNode
  /** The buttons, the act last: its name says what it does, with its number. */
  readonly acts?: ReactNode
  /** The effect of the act, or how it is taken back: beside the buttons. */
  readonly hint?: ReactNode
  /** The content begins with a field that says what the dialog is for: the title is for screen readers alone. */
  readonly hasUnseenTitle?: boolean
  readonly width?: number
}

function Foot({ hint, children }: { readonly hint: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.acts} data-keep-clear="">
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  )
}

/** A dialog for a conflict and for what cannot be undone. */
export function Dialog({ isOpen, onClose, title, children, acts, hint, hasUnseenTitle = false, width = 480 }: DialogProps) {
  const texts = useKitTexts()
  useEscape(isOpen, onClose)
  const { content, giveBack } = useFormerFocus(isOpen)
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      onExitTransitionEnd={giveBack}
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
      {/* While it fades out it takes no focus: the kit below gives it one by a timer. */}
      <Modal.Content ref={content} inert={!isOpen}>
        {/* A header of a dialog in a portal would count as a second banner of the page. */}
        <div ref={markFirstFocus} className={styles.head} data-unseen={hasUnseenTitle || undefined}>
          <Modal.Title tabIndex={-1}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={texts.close} />
        </div>
        <Modal.Body>{children}</Modal.Body>
        {acts && <Foot hint={hint}>{acts}</Foot>}
      </Modal.Content>
    </Modal.Root>
  )
}
