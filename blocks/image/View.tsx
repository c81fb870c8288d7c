import { useLocalePath, useMedia } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { plainText } from '#renderer/html/plain-text.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { ImageProps } from '#schemas/generated/block-props.ts'
import { figureProps } from '#ui/media/figure-props.ts'
import { Picture } from '#ui/media/Picture.tsx'
import styles from './View.module.css'

const SIZES = '(width < 48rem) 92vw, (width < 78rem) 70vw, 60rem'

/** A picture with its caption; a picture that is gone leaves nothing. */
export function View({ props }: BlockViewProps<ImageProps>) {
  const image = useMedia(props.image)
  const localPath = useLocalePath()
  if (!image) return null
  const picture = <Picture image={image} sizes={SIZES} priority={props.priority} className={styles.picture} />
  return (
    <figure
      className={styles.figure}
      data-ratio={props.ratio}
      data-rounded={props.rounded}
      {...figureProps(props.caption && plainText(props.caption))}
    >
      {props.href ? (
        <a className={styles.link} href={localPath(props.href)}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {props.caption && <Html as="figcaption" className={`inline-links ${styles.caption}`} html={props.caption} />}
    </figure>
  )
}
