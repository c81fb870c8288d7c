import type { FromFrame } from '#schemas/composer/messages.ts'
import { elementOfBlock } from '../overlay/block-element.ts'
import { magnificationOf } from '../overlay/magnify.ts'
import { bandOf, freeSpots } from './free-spots.ts'
import type { Square } from './square.ts'
import { wordsNear } from './words-near.ts'

interface SpotDeps {
  readonly page: Document
  readonly selected: () => string | null
  /** The boxes of what the editor itself has laid over the page. */
  readonly laid: () => readonly Square[]
  readonly post: (message: FromFrame) => void
  /** The pause after which spots are looked for, in milliseconds. */
  readonly pause: number
}

/** Tells the composer where its round button covers no words of the page. The answer is called when something has moved. */
export function watchSpots({ page, selected, laid, post, pause }: SpotDeps): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last = ''
  const look = () => {
    const id = selected()
    const box = id === null ? undefined : elementOfBlock(page, id)?.getBoundingClientRect()
    if (id === null || !box) return
    const magnification = magnificationOf(page)
    const words = wordsNear(page.body, bandOf(box, magnification))
    const spots = freeSpots(box, magnification, [...words, ...laid()])
    const written = JSON.stringify([id, spots])
    if (written === last) return
    last = written
    post({ type: 'spots', id, spots })
  }
  return () => {
    clearTimeout(waiting)
    waiting = setTimeout(look, pause)
  }
}
