import { ClickToLoad, ExternalFrame } from './ClickToLoad.tsx'
import { Picture, type PictureSource } from './Picture.tsx'

interface ServiceVideoProps {
  readonly title: string
  /** The page of the player. */
  readonly player: string
  /** Where the video is to be found without scripts. */
  readonly href: string
  readonly ratio: string
  readonly poster: PictureSource | null
  readonly sizes: string
  readonly words: {
    readonly play: string
    /** The notice about the effect of the click. */
    readonly notice: string
    readonly more: string
  }
  readonly moreHref: string
  readonly isLoaded: boolean
  readonly onLoad: () => void
}

/** A video of another service, fetched only after a click. A picture of the site stands in its place. */
export function ServiceVideo({ title, player, href, ratio, poster, sizes, words, moreHref, ...state }: ServiceVideoProps) {
  return (
    <ClickToLoad
      ratio={ratio}
      poster={poster && <Picture image={poster} alt="" sizes={sizes} />}
      label={words.play}
      icon="play"
      href={href}
      notice={
        <>
          <span>{words.notice}</span> <a href={moreHref}>{words.more}</a>
        </>
      }
      {...state}
    >
      <ExternalFrame
        src={player}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; fullscreen; picture-in-picture"
      />
    </ClickToLoad>
  )
}
