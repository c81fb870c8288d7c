import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, useMediaFinder, useParameter } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CarouselProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { figureProps } from '#ui/media/figure-props.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { Picture, type PictureSource } from '#ui/media/Picture.tsx'
import { useCarousel } from './use-carousel.ts'
import styles from './View.module.css'

interface Slide extends Omit<CarouselProps['slides'][number], 'image'> {
  readonly image: PictureSource
}

/** Views on a strip that one goes through by finger, keys or buttons; without scripts the strip is scrolled. */
export function View({ props: { label, slides, ratio, autoplay, interval } }: BlockViewProps<CarouselProps>) {
  const text = useText()
  const find = useMediaFinder()
  const repeats = useParameter('REPEAT_ANIMATION') === true
  const shown = slides.flatMap((slide) => {
    const image = find(slide.image)
    return image ? [{ ...slide, image }] : []
  })
  const { index, isPlaying, turn, toggle, track } = useCarousel({ count: Math.max(1, shown.length), autoplay, interval, repeats })
  return (
    <BlockFrame>
      <section aria-roledescription={text('block.carousel.role')} aria-label={label} data-ratio={ratio} data-repeats={repeats}>
        <div className={styles.track} role="group" aria-label={text('slider.pictures')} {...track}>
          {shown.map((slide, place) => (
            <SlideView key={place} slide={slide} name={text('slider.position', { index: place + 1, total: shown.length })} />
          ))}
        </div>
        <div className={styles.controls} data-needs-script="">
          <button type="button" className="round-button" onClick={() => turn(-1)} aria-label={text('slider.previous')}>
            <Icon name="arrow-left" />
          </button>
          <p className={styles.count} aria-live={isPlaying ? 'off' : 'polite'}>
            {`${index + 1} / ${shown.length}`}
          </p>
          <button type="button" className="round-button" onClick={() => turn(1)} aria-label={text('slider.next')}>
            <Icon name="arrow-right" />
          </button>
          {autoplay && (
            <button
              type="button"
              className="round-button"
              onClick={toggle}
              aria-label={text(isPlaying ? 'block.carousel.pause' : 'block.carousel.play')}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} />
            </button>
          )}
        </div>
      </section>
    </BlockFrame>
  )
}

function SlideView({ slide: { image, title, text, href }, name }: { readonly slide: Slide; readonly name: string }) {
  const localPath = useLocalePath()
  const words = [title, text].filter((part) => part).join(' ')
  return (
    <figure className={styles.slide} aria-label={name} {...figureProps(words)}>
      <Picture image={image} sizes="(width < 78rem) 92vw, 72rem" className={styles.picture} />
      {words && (
        <figcaption className={styles.words}>
          {title && <strong className={styles.title}>{href ? <a href={localPath(href)}>{title}</a> : title}</strong>}{' '}
          {text && <span>{text}</span>}
        </figcaption>
      )}
    </figure>
  )
}
