import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import { useKitTexts } from '#kit/texts.tsx'
import styles from './overlays.module.css'
import { useEscape } from './use-escape.ts'

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
  /** The page behind is to be seen while the sheet is open: the scrim has no colour. */
  readonly hasClearScrim?: boolean
  /** Controls between the title and the close button. */
  readonly acts?: ReactNode
  /** The content brings its own margins, so that its lines and scrollbars reach the edges. */
  readonly isFlush?: boolean
}

const positions = { right: 'right', left: 'left', below: 'bottom' } as const

const overlayClass = (isClear = false) => classNames(styles.overlay, isClear && styles.clear)

/** A sheet with a form or with acts of its own: a drawer at the side, or a sheet from below. */
export function Sheet({ isOpen, onClose, title, children, from = 'right', width = 480, ...rest }: SheetProps) {
  const { isOpenBeside = false, hasClearScrim, acts, isFlush = false } = rest
  const texts = useKitTexts()
  useEscape(isOpen, onClose)
  const isBelow = from === 'below'
  const isModal = !isOpenBeside
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      position={positions[from]}
      size={isBelow ? 'auto' : width}
      zIndex={200}
      trapFocus={isModal}
      lockScroll={isModal}
      closeOnClickOutside={isModal}
      transitionProps={{ duration: isBelow ? 240 : 180 }}
      classNames={{
        overlay: overlayClass(hasClearScrim),
        content: classNames(styles.sheet, isBelow && styles['from-below']),
        title: classNames(styles.title),
        close: classNames(styles.close),
        body: classNames(styles['sheet-body'], isFlush && styles.flush),
      }}
    >
      {isModal && <Drawer.Overlay />}
      <Drawer.Content>
        {/* A header of a dialog in a portal would count as a second banner of the page. */}
        <div className={styles['sheet-head']}>
          <Drawer.Title>{title}</Drawer.Title>
          {acts}
          <Drawer.CloseButton aria-label={texts.close} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
