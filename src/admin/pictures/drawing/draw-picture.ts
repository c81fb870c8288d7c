import { dataAddress, GREY, withDataAddresses } from './data-addresses.ts'
import { ownStyles } from './own-styles.ts'

/** The part of a page that its picture shows, in pixels of the page. */
export const SHOWN = { width: 1280, height: 800 } as const
/** A picture has half the size of the page. */
const SCALE = 0.5
/** Pictures inside are read somewhat larger than they are drawn. */
const SHARPNESS = 1.5
const QUALITY = 0.82

const LEFT_OUT = 'script, noscript, link, meta, template, picture > source'
const EMPTY_BOXES = 'iframe, video, audio, object, embed'

/** The bytes of a picture for its width on the page; none below the shown part. */
function smallPicture(shown: HTMLImageElement): Promise<string> {
  const address = shown.currentSrc || shown.src
  if (address === '' || shown.getBoundingClientRect().top > SHOWN.height) return Promise.resolve(GREY)
  const { naturalWidth, clientWidth } = shown
  return dataAddress(address, Math.min(naturalWidth || SHOWN.width, (clientWidth || SHOWN.width) * SCALE * SHARPNESS))
}

/** Puts the bytes of each picture into its copy, those below the shown part apart. */
async function fillPictures(copy: HTMLElement, page: Document): Promise<void> {
  const live = [...page.images]
  const fill = async (image: HTMLImageElement, at: number) => {
    const shown = live[at]
    for (const name of ['srcset', 'sizes', 'loading']) image.removeAttribute(name)
    image.setAttribute('src', shown ? await smallPicture(shown) : GREY)
  }
  await Promise.all([...copy.querySelectorAll('img')].map(fill))
}

/** Leaves the room of what a picture cannot show. */
function emptyBoxes(copy: HTMLElement, page: Document): void {
  const live = [...page.querySelectorAll(EMPTY_BOXES)]
  for (const [at, element] of [...copy.querySelectorAll(EMPTY_BOXES)].entries()) {
    const { width = 0, height = 0 } = live[at]?.getBoundingClientRect() ?? {}
    const box = page.createElement('div')
    box.setAttribute('style', `width:${width}px;height:${height}px;background:rgb(128 128 128 / 25%)`)
    element.replaceWith(box)
  }
}

async function fillStyles(copy: HTMLElement, page: Document): Promise<void> {
  for (const element of copy.querySelectorAll('[style*="url("]'))
    element.setAttribute('style', await withDataAddresses(element.getAttribute('style') ?? '', page.baseURI))
  const style = page.createElement('style')
  style.textContent = await ownStyles(page)
  copy.querySelector('head')?.append(style)
}

/** Writes a document as one SVG that names no file. */
async function svgOf(page: Document): Promise<string> {
  const copy = page.documentElement.cloneNode(true) as HTMLElement
  await fillPictures(copy, page)
  emptyBoxes(copy, page)
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove()
  await fillStyles(copy, page)
  const xhtml = new XMLSerializer().serializeToString(copy)
  const { width, height } = SHOWN
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><foreignObject width="100%" height="100%">${xhtml}</foreignObject></svg>`
}

/** Makes a canvas of the size of a picture, white. */
export function pictureCanvas(): readonly [canvas: HTMLCanvasElement, context: CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = SHOWN.width * SCALE
  canvas.height = SHOWN.height * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(SCALE, SCALE)
  return [canvas, context]
}

/** Draws the top of a page as WebP. `ready` is called before the longest piece of work. Throws where the browser refuses the drawing. */
export async function drawPicture(page: Document, ready: () => Promise<void>): Promise<Blob> {
  await page.fonts.ready
  const svg = await svgOf(page)
  await ready()
  const image = new Image()
  // As `data:`: a `blob:` address would taint the canvas.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const [canvas, context] = pictureCanvas()
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, SHOWN.width, SHOWN.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/webp', QUALITY)
  })
}
