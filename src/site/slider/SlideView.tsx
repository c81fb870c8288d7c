import { useState, type ComponentProps, type CSSProperties } from 'react'
import { mediaKind } from '#domain/media/media-kind.ts'
import { pictureAddress } from '#domain/urls/image-url.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useVideoWords } from '#i18n/hooks/use-video-text.ts'
import { useLocalePath } from '#renderer/context.ts'
import { hostOf } from '#renderer/host-of.ts'
import { outsideVideoOf, type OutsideVideo } from '#renderer/external-video.ts'
import type { Slide } from '#schemas/runtime/block-actors.ts'
import { ClickToLoad } from '#ui/media/ClickToLoad.tsx'
import { Film } from '#ui/media/Video.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { ServiceVideo } from '#ui/media/ExternalVideo.tsx'
import styles from './Slider.module.css'

interface SlideProps {
  readonly image: Slide['image']
}

/** One slide: a picture as large as the window allows, or a video with its controls; what another site keeps is fetched on a click. */
export function SlideView({ slide: { image } }: { readonly slide: Slide }) {
  const text = useText()
  const [isGone, setGone] = useState(false)
  const address = pictureAddress(image) ?? image.externalPath
  const outside = outsideVideoOf(image)
  const host = hostOf(address)
  const lose = () => setGone(true)
  if (isGone) return <p className={styles.gone}>{text('slider.failed')}</p>
  if (outside) return <OutsideSlide image={image} video={outside} />
  if (mediaKind(image.filename) === 'video')
    return <Film className={styles.video} src={address} label={image.alt} captions={image.captions} preload="metadata" onError={lose} />
  const picture = { image: { ...image, externalPath: address }, onError: lose }
  return host === undefined ? <LargePicture {...picture} /> : <OutsidePicture {...picture} poster={image} host={host} />
}

function LargePicture({ image, onError }: SlideProps & { readonly onError: () => void }) {
  const ratio = image.width > 0 && image.height > 0 ? image.width / image.height : 1.5
  return (
    <div style={{ '--ratio': ratio } as CSSProperties} onErrorCapture={onError}>
      <Picture image={image} sizes="90vw" priority className={styles.picture} />
    </div>
  )
}

interface OutsidePictureProps extends ComponentProps<typeof LargePicture> {
  /** The picture of the site that stands for it. */
  readonly poster: Slide['image']
  readonly host: string
}

function OutsidePicture({ poster, host, ...picture }: OutsidePictureProps) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <LargePicture {...picture} />
  return (
    <div className={styles.outside}>
      <ClickToLoad
        poster={<Picture image={poster} alt="" sizes="75vw" />}
        ratio="16/9"
        label={text('block.embed.show', { title: poster.alt || text('slider.picture') })}
        icon="download"
        href={picture.image.externalPath}
        notice={text('block.embed.notice', { host })}
        isLoaded={false}
        onLoad={() => setAsked(true)}
      >
        {null}
      </ClickToLoad>
    </div>
  )
}

function OutsideSlide({ image, video: { service, player, href } }: SlideProps & { readonly video: OutsideVideo }) {
  const text = useText()
  const title = image.alt || text('slider.video')
  const [isLoaded, setLoaded] = useState(false)
  const words = useVideoWords(title, service)
  const shown = { title, player, href, words, moreHref: useLocalePath()('cookie-policy'), isLoaded }
  return (
    <div className={styles.outside}>
      <ServiceVideo {...shown} onLoad={() => setLoaded(true)} ratio="16/9" poster={image} sizes="75vw" />
    </div>
  )
}
