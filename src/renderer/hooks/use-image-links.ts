import type { MouseEvent } from 'react'
import { mediaKind } from '#domain/media/media-kind.ts'
import { pictureAddress } from '#domain/urls/image-url.ts'
import { safeUrl } from '#engine/validation/safe-url.ts'
import type { Slide } from '#schemas/runtime/block-actors.ts'
import { useBlockActor } from '#renderer/context.ts'
import { outsideVideoOf } from '#renderer/external-video.ts'

/** The link of a picture: to the picture itself, or, where scripts run, to the slider that shows them all. */
export interface PictureLink extends Slide {
  readonly isVideo: boolean
  readonly href: string
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

const isPlain = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** The links of pictures that are seen together over the whole page; `label` says what they are of. */
export function usePictureLinks(label: string, slides: readonly Slide[]): readonly PictureLink[] {
  const slider = useBlockActor('slider')
  return slides.map((slide, index) => ({
    ...slide,
    isVideo: mediaKind(slide.image.filename) === 'video' || outsideVideoOf(slide.image) !== null,
    href: safeUrl(pictureAddress(slide.image) ?? '') ?? '#',
    onOpen: (event) => {
      if (!slider || !isPlain(event)) return
      event.preventDefault()
      // Not every browser gives a clicked link the focus, and it comes back to where it was.
      event.currentTarget.focus({ preventScroll: true })
      slider.send({ type: 'slider.open', slides, index, label })
    },
  }))
}
