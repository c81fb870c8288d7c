import { Agent, request } from 'node:http'
import { pause } from '#tests/support/server/processes.ts'

/** A visitor asks again after this time, whether the last answer has come or not. */
export const EVERY_MS = 50

/** A visitor of the second site, who asks for its home page while something goes on. */
export class Visitor {
  readonly #agent = new Agent({ keepAlive: true })
  readonly #port: number

  constructor(port: number) {
    this.#port = port
  }

  /** The durations of the visits while some work goes on, in milliseconds. */
  async asksDuring(work: Promise<unknown>): Promise<number[]> {
    const waits: Promise<number>[] = []
    const ended = work.then(() => true)
    while (!(await Promise.race([ended, pause(EVERY_MS).then(() => false)]))) waits.push(this.#visit())
    return Promise.all(waits)
  }

  #visit(): Promise<number> {
    const begin = performance.now()
    return new Promise((resolve, reject) => {
      const options = { port: this.#port, path: '/', agent: this.#agent, headers: { host: `cave.localhost:${this.#port}` } }
      const asked = request(options, (response) => {
        if (response.statusCode !== 200) reject(new Error(`a visitor got ${response.statusCode}`))
        response.resume().on('end', () => resolve(performance.now() - begin))
      })
      asked.on('error', reject).end()
    })
  }
}

/** The duration that a share of all stays below. */
export function percentile(durations: readonly number[], share: number): number {
  const sorted = durations.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
