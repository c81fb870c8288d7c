import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import { useKitTexts } from '#kit/texts.tsx'
import { markTitle } from './mark-first-focus.ts'
import styles from './overlays.module.css'
import { useEscape } from './use-escape.ts'
import { useFormerFocus } from './use-former-focus.ts'

interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** From the right on a wide window, from below on a phone. */
  readonly from?: 'right' | 'left' | 'below'
  readonly width?: number
  /** The page behind is to be seen while the sheet is open: the scrim has no colour. */
  readonly hasClearScrim?: boolean
  /** A box of the window that the scrim leaves in use, null for none. */
  readonly scrimHole?: DOMRect | null
  /** The sheet begins under the bar of the work, whose acts stay in sight. */
  readonly isBelowBar?: boolean
  /** Controls between the title and the close button. */
  readonly acts?: ReactNode
  /** The content brings its own margins, so that its lines and scrollbars reach the edges. */
  readonly isFlush?: boolean
}

const positions = { right: 'right', left: 'left', below: 'bottom' } as const

/** The style of a scrim, with the outline of a hole in it. */
function scrimStyle(box: DOMRect | null | undefined) {
  if (!box) return {}
  const { left, top, right, bottom } = box
  const hole = [`${left}px ${top}px`, `${left}px ${bottom}px`, `${right}px ${bottom}px`, `${right}px ${top}px`, `${left}px ${top}px`]
  return { clipPath: `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole.join(', ')})` }
}

const overlayClass = (isClear = false) => classNames(styles.overlay, isClear && styles.clear)

/** A sheet with a form or with acts of its own: a drawer at the side, or a sheet from below. */
export function Sheet({ isOpen, onClose, title, children, from = 'right', width = 480, ...rest }: SheetProps) {
  const { hasClearScrim, scrimHole, acts, isFlush = false, isBelowBar = false } = rest
  const texts = useKitTexts()
  useEscape(isOpen, onClose)
  const { content, giveBack } = useFormerFocus(isOpen)
  const isBelow = from === 'below'
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      onExitTransitionEnd={giveBack}
      position={positions[from]}
      size={isBelow ? 'auto' : width}
      zIndex={200}
      transitionProps={{ duration: isBelow ? 240 : 180 }}
      classNames={{
        overlay: overlayClass(hasClearScrim),
        content: classNames(styles.sheet, isBelow && styles['from-below'], isBelowBar && styles['below-bar']),
        title: classNames(styles.title),
        close: classNames(styles.close),
        body: classNames(styles['sheet-body'], isFlush && styles.flush),
      }}
    >
      <Drawer.Overlay style={scrimStyle(scrimHole)} />
      {/* While it fades out it takes no focus: the kit below gives it one by a timer. */}
      <Drawer.Content ref={content} inert={!isOpen}>
        {/* A header of a dialog in a portal would count as a second banner of the page. */}
        <div ref={markTitle} className={styles['sheet-head']}>
          <Drawer.Title tabIndex={-1}>{title}</Drawer.Title>
          {acts}
          <Drawer.CloseButton aria-label={texts.close} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
