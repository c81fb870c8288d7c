import { Agent, request, type ClientRequest } from 'node:http'
import type { Socket } from 'node:net'
import { pause } from '#tests/support/server/processes.ts'
import type { Outcome, Visit } from './judge.ts'

/** A visitor asks again after this time, whether the last answer has come or not. */
export const EVERY_MS = 50

/** A visitor of the second site, who asks for its home page while something goes on. */
export class Visitor {
  /**
   * Node heeds the server's « Keep-Alive: timeout » only when the agent has a longer time of its own. Without it the agent keeps a connection until
   * the server closes it, and may send a request on it in the turn of the loop in which the close arrives.
   */
  readonly #agent = new Agent({ keepAlive: true, timeout: 60_000 })
  readonly #idleSince = new WeakMap<Socket, number>()
  readonly #port: number

  constructor(port: number) {
    this.#port = port
  }

  /** The visits while some work goes on. One that is refused or cut is among them. */
  async asksDuring(work: Promise<unknown>): Promise<Visit[]> {
    const visits: Promise<Visit>[] = []
    const ended = work.then(() => true)
    while (!(await Promise.race([ended, pause(EVERY_MS).then(() => false)]))) visits.push(this.#visit())
    return Promise.all(visits)
  }

  async #visit(): Promise<Visit> {
    const begin = performance.now()
    const outcome = await new Promise<Outcome>((resolve) => {
      const options = { port: this.#port, path: '/', agent: this.#agent, headers: { host: `cave.localhost:${this.#port}` } }
      const asked = request(options, (response) => {
        const { socket, statusCode = 0 } = response
        response.on('error', () => resolve('cut within the answer'))
        response.resume().on('end', () => {
          this.#idleSince.set(socket, performance.now())
          resolve(statusCode)
        })
      })
      asked.on('error', (error: NodeJS.ErrnoException) => resolve(this.#cutAs(asked, error, begin))).end()
    })
    return { wait: performance.now() - begin, outcome }
  }

  /** Names the end of a request without an answer, and how long its connection had been idle: beyond the time of the server, the server had closed it before. */
  #cutAs({ socket }: ClientRequest, { code, message }: NodeJS.ErrnoException, begin: number): string {
    const since = socket === null ? undefined : this.#idleSince.get(socket)
    const of = since === undefined ? 'a new connection' : `a connection idle for ${((begin - since) / 1000).toFixed(1)} s`
    return `${code ?? message} on ${of}`
  }
}
