type Start = (done: () => void) => void

/** The number of pictures that are drawn at one time: each is a document that the server writes. */
const AT_ONCE = 2

/** Starts pieces of work in their order, a few at one time. */
export class PictureQueue {
  readonly #waiting: Start[] = []
  #running = 0

  /** Adds work; the answer takes it back, started or not. */
  add(start: Start): () => void {
    let isOver = false
    let isRunning = false
    const end = () => {
      if (isRunning) this.#next()
      isRunning = false
    }
    const begin: Start = () => {
      isRunning = true
      start(() => !isOver && end())
    }
    this.#waiting.push(begin)
    this.#fill()
    return () => {
      isOver = true
      const at = this.#waiting.indexOf(begin)
      if (at >= 0) this.#waiting.splice(at, 1)
      end()
    }
  }

  #next(): void {
    this.#running -= 1
    this.#fill()
  }

  #fill(): void {
    while (this.#running < AT_ONCE) {
      const start = this.#waiting.shift()
      if (!start) return
      this.#running += 1
      start(() => undefined)
    }
  }
}

/** The queue of all pictures of ready content. */
export const pictureQueue = new PictureQueue()
