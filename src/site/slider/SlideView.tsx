import { useState, type CSSProperties } from 'react'
import { useText } from '#i18n/use-text.ts'
import { mediaKind } from '#domain/media-kind.ts'
import { pictureAddress } from '#domain/picture-address.ts'
import type { Slide } from '#schemas/block-actors.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './Slider.module.css'

/** One slide: a picture as large as the window allows, or a video with its controls. */
export function SlideView({ slide: { image } }: { readonly slide: Slide }) {
  const text = useText()
  const [isGone, setGone] = useState(false)
  const address = pictureAddress(image) ?? image.externalPath
  const lose = () => setGone(true)
  if (isGone) return <p className={styles.gone}>{text('slider.failed')}</p>
  if (mediaKind(image.filename) === 'video')
    return <video className={styles.video} src={address} aria-label={image.alt} controls playsInline preload="metadata" onError={lose} />
  return (
    <div
      style={{ '--ratio': image.width > 0 && image.height > 0 ? image.width / image.height : 1.5 } as CSSProperties}
      onErrorCapture={lose}
    >
      <Picture image={{ ...image, externalPath: address }} sizes="90vw" priority className={styles.picture} />
    </div>
  )
}
