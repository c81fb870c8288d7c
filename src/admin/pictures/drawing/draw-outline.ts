import { pictureCanvas, SHOWN } from './draw-picture.ts'

const PAINTED = 'section, article, header, figure, button, a, img, svg, input, textarea, table'
const LINES = 'h1, h2, h3, h4, p, li, td, dd, dt, label, summary'
const NO_COLOUR = 'rgba(0, 0, 0, 0)'

interface Box {
  readonly box: DOMRect
  readonly style: CSSStyleDeclaration
}

function boxesOf(page: Document, selector: string): Box[] {
  return [...(page.querySelector('main') ?? page.body).querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect()
    const style = page.defaultView?.getComputedStyle(element)
    return style && box.width > 0 && box.height > 0 && box.top < SHOWN.height ? [{ box, style }] : []
  })
}

/** Draws a page as boxes in the colours of its theme: surfaces, pictures, and a bar for each line of text. It is a `data:` address. */
export function drawOutline(page: Document): string {
  const [canvas, context] = pictureCanvas()
  const fill = ({ top, left, width }: DOMRect, height: number, colour: string) => {
    context.fillStyle = colour
    context.fillRect(left, top, width, height)
  }
  const ground = page.defaultView?.getComputedStyle(page.body).backgroundColor ?? ''
  if (ground !== NO_COLOUR) fill(new DOMRect(0, 0, SHOWN.width, SHOWN.height), SHOWN.height, ground)
  for (const { box, style } of boxesOf(page, PAINTED)) if (style.backgroundColor !== NO_COLOUR) fill(box, box.height, style.backgroundColor)
  context.globalAlpha = 0.25
  for (const { box, style } of boxesOf(page, 'img, svg, video, iframe')) fill(box, box.height, style.color)
  context.globalAlpha = 0.6
  for (const { box, style } of boxesOf(page, LINES)) {
    const size = Number.parseFloat(style.fontSize)
    const step = Number.parseFloat(style.lineHeight) || size * 1.4
    for (let top = box.top; top + size <= box.bottom + 1; top += step)
      fill(new DOMRect(box.left, top, box.width * 0.9, size), size * 0.6, style.color)
  }
  return canvas.toDataURL('image/webp')
}
