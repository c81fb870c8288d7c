import { SHOWN } from './draw-picture.ts'

/** How long the server may take to write a page, in milliseconds. */
const PATIENCE_MS = 20_000

/** A page that is open in a hidden frame. */
export interface OpenedPage {
  readonly page: Document
  /** The number of the layout that it shows. */
  readonly idLayout: number
  /** The theme and the main region: another text is another picture. */
  readonly html: string
  readonly close: () => void
}

/** Names that React numbers by their place in the tree. */
const GENERATED_ID = /_R_[a-zA-Z0-9]*_/g

/** The HTML of the main region, without numbers that depend on its place, after the address of the theme. */
export function htmlOf(page: Document): string {
  const main = page.querySelector('main')
  if (!main) throw new Error('the page has no main region')
  const theme = page.querySelector('link[href^="/theme."]')?.getAttribute('href') ?? ''
  return `<!-- ${theme} -->${main.outerHTML.replace(GENERATED_ID, '_R_')}`
}

function hiddenFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.inert = true
  const { width, height } = SHOWN
  const place = { position: 'fixed', top: '0', left: '-10000px', border: '0', visibility: 'hidden', pointerEvents: 'none' }
  Object.assign(frame.style, place, { width: `${width}px`, height: `${height}px` })
  frame.src = address
  return frame
}

function loaded(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the page of a picture did not come')), PATIENCE_MS)
    frame.addEventListener('load', () => {
      clearTimeout(late)
      resolve()
    })
    document.body.append(frame)
  })
}

/** Opens the still document of a page in a hidden frame of 1280 px. What is no such document is refused. */
export async function openPage({ id, locale }: { readonly id: number; readonly locale: string }): Promise<OpenedPage> {
  const frame = hiddenFrame(`/preview/_page/${id}/${locale}`)
  const close = () => frame.remove()
  try {
    await loaded(frame)
    const page = frame.contentDocument
    const idLayout = Number(page?.body.dataset['layout'])
    if (!page || !Number.isInteger(idLayout)) throw new Error('the server did not draw the page')
    return { page, idLayout, html: htmlOf(page), close }
  } catch (error) {
    close()
    throw error
  }
}
