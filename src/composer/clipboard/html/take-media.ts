import { externalVideo } from '#domain/urls/external-video.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { cleanPaste } from '#rich-text/paste/clean-paste.ts'
import { countPicture, isOfProgram, removeForeign } from '#rich-text/paste/remove-foreign.ts'
import { normaliseUrl } from '#schemas/urls/normalise-url.ts'
import mediaSchema from '#schemas/content/media.schema.json' with { type: 'json' }
import { cutText } from '#schemas/text/cut-text.ts'
import type { DropCount } from '#rich-text/paste/drop-count.ts'
import { longestOf } from './longest-of.ts'
import type { PastedPart } from './pasted.ts'
import { pageAddress } from './shape-links.ts'

/** The start of the address of a stand-in: it is a picture of this site to the cleaner, and no picture of a site has such a name. */
const STAND_IN = '/vitrine-pasted/'
const PICTURE = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\d+/=\sa-z]+$/i

/** Pictures and videos by the number of the element that stands in for them. */
export type TakenMedia = readonly PastedPart[]

/** The facts that media are read with. */
export interface MediaContext {
  readonly registry: Registry
  readonly origin: string
  readonly dropped: DropCount
  /** The title of a video without one. */
  readonly videoTitle: (service: string) => string
}

/** Takes pictures and videos out of a body. Each leaves an element that goes through the cleaner; what cannot be taken is counted. */
export function takeMedia(body: HTMLElement, context: MediaContext): TakenMedia {
  const taken: PastedPart[] = []
  const standIn = (element: Element, part: PastedPart) => {
    const image = body.ownerDocument.createElement('img')
    image.setAttribute('src', `${STAND_IN}${taken.length}`)
    taken.push(part)
    element.replaceWith(image)
  }
  const { dropped } = context
  for (const image of [...body.querySelectorAll('img')]) {
    const part = pictureOf(image, context)
    if (part) standIn(image, part)
  }
  for (const frame of [...body.querySelectorAll('iframe')]) {
    const part = videoOf(frame, context)
    if (part) standIn(frame, part)
  }
  removeForeign(body, dropped)
  return taken
}

/** Lifts the stand-ins out of an element; the answer has their media in order. */
export function liftMedia(element: Element, taken: TakenMedia): PastedPart[] {
  const found = element.matches('img') ? [element] : [...element.querySelectorAll('img')]
  return found.flatMap((image) => {
    const src = image.getAttribute('src') ?? ''
    const part = src.startsWith(STAND_IN) ? taken[Number(src.slice(STAND_IN.length))] : undefined
    if (!part) return []
    // A link round nothing but the picture goes with it.
    const link = image.closest('a')
    image.remove()
    if (link?.textContent.trim() === '' && link.querySelector('img') === null) link.remove()
    return [part]
  })
}

/** The picture of an element; null for one that is left in place or is left out. */
function pictureOf(image: Element, { origin, dropped }: MediaContext): PastedPart | null {
  const src = attributeOf(image, 'src')
  if (isOfProgram(image) || src.startsWith(STAND_IN)) image.remove()
  else if (PICTURE.test(src) && !isLazy(image)) return takenPicture(image, src, { origin, dropped })
  else if (isOwn(src, origin)) image.setAttribute('src', pageAddress(src, origin) ?? src)
  else {
    countPicture(image, dropped)
    image.remove()
  }
  return null
}

function takenPicture(image: Element, source: string, { origin, dropped }: Pick<MediaContext, 'origin' | 'dropped'>): PastedPart {
  const link = image.closest('a')
  const href = (link && pageAddress(attributeOf(link, 'href'), origin)) ?? ''
  const alt = cutText(attributeOf(image, 'alt'), mediaSchema.properties.alt.maxLength)
  return { kind: 'picture', source, alt, caption: captionOf(image, dropped), href }
}

const attributeOf = (element: Element, name: string): string => element.getAttribute(name)?.trim() ?? ''

/** True for a picture that a page would load later: what is there until then stands in for it. */
const isLazy = (image: Element): boolean =>
  ['data-src', 'data-srcset', 'data-lazy-src', 'data-original'].some((name) => image.hasAttribute(name))

const isOwn = (src: string, origin: string): boolean => /^\/(?!\/)/.test(src) || URL.parse(src)?.origin === origin

function captionOf(image: Element, dropped: DropCount): string {
  const caption = image.closest('figure')?.querySelector('figcaption')
  caption?.remove()
  return caption ? cleanPaste(caption.innerHTML, 'html-inline', dropped) : ''
}

function videoOf(frame: Element, { registry, videoTitle }: MediaContext): PastedPart | null {
  const written = attributeOf(frame, 'src')
  const url = normaliseUrl(written) ?? written
  const video = externalVideo(url)
  if (!video) return null
  const title = cutText(attributeOf(frame, 'title'), longestOf(registry, 'video', 'title'))
  return { kind: 'block', type: 'video', props: { title: title === '' ? videoTitle(video.service) : title, url } }
}
