import { useEffect, useRef, type CSSProperties } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import type { SliderEvent, SliderState } from '#schemas/runtime/block-actors.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { SlideView } from './SlideView.tsx'
import { useSliderKeys } from './use-slider-keys.ts'
import { useSwipe } from './use-swipe.ts'
import styles from './Slider.module.css'

export interface SliderProps {
  readonly state: SliderState
  readonly send: (event: SliderEvent) => void
}

/** Pictures and videos over the whole page, one by one. The browser's own dialog leaves the page behind it out of reach, and gives the focus back. */
export function SliderDialog({ state, send }: SliderProps) {
  const text = useText()
  const { slides, index, isOpen, label } = state
  const slide = slides[index]
  const dialog = useDialog(isOpen)
  useSliderKeys(isOpen, dialog, send)
  const swipe = useSwipe(state.offset, send)
  const close = () => {
    send({ type: 'slider.close' })
  }
  return (
    <dialog ref={dialog} className={styles.slider} data-tone="ink" aria-label={label} onCancel={close} onClose={close}>
      <button type="button" className={styles.close} onClick={close} aria-label={text('slider.close')}>
        <Icon name="close" />
      </button>
      <p className={styles.count} role="status">
        <span aria-hidden="true">{`${index + 1} / ${slides.length}`}</span>
        <span className="visually-hidden">{text('slider.position', { index: index + 1, total: slides.length })}</span>
      </p>
      <div className={styles.stage} style={{ '--offset': `${state.offset}px` } as CSSProperties} {...swipe}>
        {isOpen && slide && <SlideView key={index} slide={slide} />}
      </div>
      {slides.length > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            {...swipe}
            onClick={() => send({ type: 'slider.previous' })}
            aria-label={text('slider.previous')}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className={styles.next}
            {...swipe}
            onClick={() => send({ type: 'slider.next' })}
            aria-label={text('slider.next')}
          >
            <Icon name="arrow-right" />
          </button>
        </>
      )}
      {slide?.caption && <p className={styles.caption}>{slide.caption}</p>}
    </dialog>
  )
}

/** Opens and closes a dialog over the page. */
function useDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element?.open === false) element.showModal()
    if (!isOpen) element?.close()
  }, [isOpen])
  return dialog
}
