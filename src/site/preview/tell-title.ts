import type { Canvas } from './canvas-model.ts'

/**
 * Makes a function that shows the title of the head where it is not typed, once typing has paused. A write to the title of a
 * document makes the browser restyle the whole page, so none is made for a key, nor for an equal title.
 */
export function titleTeller(canvas: Pick<Canvas, 'head' | 'tellTitle'>, page: Pick<Document, 'title'>, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const { title } = canvas.head.get()
    if (page.title !== title) page.title = title
    canvas.tellTitle()
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(tell, pauseMs)
  }
}
