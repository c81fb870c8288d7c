import { useState } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { useVideoWords } from '#i18n/hooks/use-video-text.ts'
import { useLocalePath, useMedia } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { outsideVideoAt, outsideVideoOf, type OutsideVideo } from '#renderer/external-video.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { VideoProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { Disclosure } from '#ui/navigation/Disclosure.tsx'
import { Film } from '#ui/media/Video.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { pictureAt } from '#ui/media/Picture.tsx'
import { ServiceVideo } from '#ui/media/ExternalVideo.tsx'
import styles from './View.module.css'

const FILM = `in-ratio ${styles.video}`

/** A video: a file of the site with its controls, or one of another service, fetched on a click. */
export function View({ props }: BlockViewProps<VideoProps>) {
  const text = useText()
  return (
    <BlockFrame>
      <figure>
        <Player {...props} />
        {props.caption && <Html as="figcaption" className={`inline-links ${styles.caption}`} html={props.caption} />}
      </figure>
      {props.transcript && (
        <Disclosure summary={text('block.video.transcript')}>
          <Html className="prose" html={props.transcript} />
        </Disclosure>
      )}
    </BlockFrame>
  )
}

function Player({ file: fileRef, poster: posterRef, url, title, ratio }: VideoProps) {
  const localPath = useLocalePath()
  const file = useMedia(fileRef)
  const poster = useMedia(posterRef)
  const outside = file ? outsideVideoOf(file) : url === undefined ? null : outsideVideoAt(url)
  if (outside) return <OutsidePlayer video={outside} poster={poster ?? file} title={title} ratio={ratio} />
  if (file) return <OwnPlayer file={file} poster={poster} title={title} ratio={ratio} />
  return url === undefined ? null : <LinkButton href={localPath(url)} label={title} icon="play" kind="secondary" />
}

interface PlayerProps extends Pick<VideoProps, 'title' | 'ratio'> {
  readonly poster: Image | null
}

function OwnPlayer({ file, poster, title, ratio }: PlayerProps & { readonly file: Image }) {
  // The media service gives one image of a film; a file of the site's own has none.
  const still = poster ?? (file.onlineImage ? file : null)
  return (
    <Film
      className={FILM}
      ratio={ratio}
      src={file.onlineImage ? file.externalPath : `/${file.filename}`}
      poster={still ? pictureAt(still) : undefined}
      label={title}
      captions={file.captions}
      preload="none"
    />
  )
}

function OutsidePlayer({ video: { service, player, href }, title, ...rest }: PlayerProps & { readonly video: OutsideVideo }) {
  const [isLoaded, setLoaded] = useState(false)
  const words = useVideoWords(title, service)
  const moreHref = useLocalePath()('cookie-policy')
  const shown = { title, player, href, words, moreHref, isLoaded, ...rest }
  return <ServiceVideo {...shown} onLoad={() => setLoaded(true)} sizes="(width < 78rem) 92vw, 72rem" />
}
