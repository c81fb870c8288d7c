import { ApiError } from '#server/platform/errors/api-error.ts'

/** The account that asks for a work, and its site. */
export interface Asking {
  readonly site: number
  readonly account: number
}

/** How many works run at once: in all, of one site, and of one account; how many of an account wait, and for how long. */
export interface GateLimits {
  readonly atOnce: number
  readonly ofSite: number
  readonly ofAccount: number
  readonly waiting: number
  readonly longestMs: number
}

interface Waiting {
  readonly asking: Asking
  readonly enter: () => void
}

/** The refusal of a work that cannot begin soon. Nothing of it was done. */
const busy = (): ApiError => new ApiError('UNAVAILABLE', { reason: 'BUSY', retryAfter: 1 })

/**
 * Lets a few works run at a time. The others wait, and sites take turns: the works of an account that asks for many wait behind one another,
 * and those of other sites do not. A work of an account with too many that wait, or one that has waited too long, is refused.
 */
export class FairGate {
  readonly #limits: GateLimits
  /** The works that wait, of the sites in the order of their next turns. */
  readonly #queues = new Map<number, Waiting[]>()
  readonly #running = new Map<string, number>()

  constructor(limits: GateLimits) {
    this.#limits = limits
  }

  /** Runs a work in its turn. */
  async run<Result>(asking: Asking, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(asking)
    try {
      return await work()
    } finally {
      this.#count(asking, -1)
      this.#next()
    }
  }

  async #turnOf(asking: Asking): Promise<void> {
    if (this.#mayRun(asking) && !this.#queues.has(asking.site)) return this.#count(asking, 1)
    const queue = this.#queues.get(asking.site) ?? []
    if (queue.filter(({ asking: { account } }) => account === asking.account).length >= this.#limits.waiting) throw busy()
    const turn = Promise.withResolvers<undefined>()
    const waiting: Waiting = { asking, enter: () => turn.resolve(undefined) }
    this.#queues.set(asking.site, [...queue, waiting])
    const timer = setTimeout(() => {
      this.#leave(waiting)
      turn.reject(busy())
    }, this.#limits.longestMs)
    timer.unref()
    this.#next()
    return turn.promise.finally(() => clearTimeout(timer))
  }

  /** Lets the waiting works begin that may, one of each site in turn. */
  #next(): void {
    for (const site of [...this.#queues.keys()]) {
      const first = this.#queues.get(site)?.find(({ asking }) => this.#mayRun(asking))
      if (!first) continue
      this.#leave(first)
      this.#count(first.asking, 1)
      first.enter()
    }
  }

  /** Takes a work out of its queue, which goes behind those of the other sites. */
  #leave(waiting: Waiting): void {
    const { site } = waiting.asking
    const left = (this.#queues.get(site) ?? []).filter((each) => each !== waiting)
    this.#queues.delete(site)
    if (left.length > 0) this.#queues.set(site, left)
  }

  #mayRun({ site, account }: Asking): boolean {
    const { atOnce, ofSite, ofAccount } = this.#limits
    const of = (name: string): number => this.#running.get(name) ?? 0
    return of('all') < atOnce && of(`site ${site}`) < ofSite && of(`account ${account}`) < ofAccount
  }

  #count({ site, account }: Asking, more: 1 | -1): void {
    for (const name of ['all', `site ${site}`, `account ${account}`]) {
      const now = (this.#running.get(name) ?? 0) + more
      if (now === 0) this.#running.delete(name)
      else this.#running.set(name, now)
    }
  }
}
