/** Work that can wait. */
type Task = () => Promise<void>

/** Does what can wait: one after the other, and at most half of the time; what comes while too many wait is left out. */
export class IdleQueue {
  readonly #waiting: Task[] = []
  readonly #most: number
  readonly #onFailure: (error: unknown) => void
  #isBusy = false

  constructor(most: number, onFailure: (error: unknown) => void = () => undefined) {
    this.#most = most
    this.#onFailure = onFailure
  }

  /** Takes a task, and says whether it will be done. */
  add(task: Task): boolean {
    if (this.#waiting.length >= this.#most) return false
    this.#waiting.push(task)
    if (!this.#isBusy) void this.#work()
    return true
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    for (let task = this.#waiting.shift(); task; task = this.#waiting.shift()) {
      const begin = performance.now()
      try {
        await task()
      } catch (error) {
        this.#report(error)
      }
      await rest(performance.now() - begin)
    }
    this.#isBusy = false
  }

  // A report that fails too does not end the tasks to come.
  #report(error: unknown): void {
    try {
      this.#onFailure(error)
    } catch {
      return
    }
  }
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
