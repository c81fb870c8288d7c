import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, useMedia } from '#renderer/context.ts'
import { Html } from '#renderer/Html.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { Image } from '#schemas/api/image.ts'
import type { VideoProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/BlockFrame.tsx'
import { ClickToLoad, OutsideFrame } from '#ui/ClickToLoad.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Picture, pictureAt } from '#ui/Picture.tsx'
import { externalVideo, type ExternalVideo } from './external-video.ts'
import styles from './View.module.css'

/** A video: a file of the site with its controls, or one of another service, fetched on a click. */
export function View({ props }: BlockViewProps<VideoProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const file = useMedia(props.file)
  const poster = useMedia(props.poster)
  const external = props.url === undefined ? null : externalVideo(props.url)
  return (
    <BlockFrame>
      <figure>
        {file ? (
          <OwnVideo file={file} poster={poster} title={props.title} ratio={props.ratio} />
        ) : external ? (
          <ServiceVideo video={external} href={localPath(props.url ?? '')} poster={poster} title={props.title} ratio={props.ratio} />
        ) : (
          props.url !== undefined && <LinkButton href={localPath(props.url)} label={props.title} icon="play" kind="secondary" />
        )}
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

interface PlayerProps extends Pick<VideoProps, 'title' | 'ratio'> {
  readonly poster: Image | null
}

function OwnVideo({ file, poster, title, ratio }: PlayerProps & { readonly file: Image }) {
  // The media service gives one image of a film; a file of the site's own has none.
  const still = poster ?? (file.onlineImage ? file : null)
  return (
    <video
      className={`in-ratio ${styles.video}`}
      data-ratio={ratio}
      src={file.onlineImage ? file.externalPath : `/${file.filename}`}
      poster={still ? pictureAt(still) : undefined}
      aria-label={title}
      controls
      playsInline
      preload="none"
    />
  )
}

function ServiceVideo({ video, href, poster, title, ratio }: PlayerProps & { readonly video: ExternalVideo; readonly href: string }) {
  const text = useText()
  const localPath = useLocalePath()
  const [isAsked, setAsked] = useState(false)
  const { service, player } = video
  return (
    <ClickToLoad
      ratio={ratio}
      poster={poster && <Picture image={poster} alt="" sizes="(width < 78rem) 92vw, 72rem" />}
      label={text('block.video.play', { title })}
      icon="play"
      href={href}
      notice={
        <>
          {text('block.video.notice', { service })} <a href={localPath('cookie-policy')}>{text('block.video.more')}</a>
        </>
      }
      isLoaded={isAsked}
      onLoad={() => setAsked(true)}
    >
      <OutsideFrame
        src={player}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; fullscreen; picture-in-picture"
      />
    </ClickToLoad>
  )
}
