import type { ServerProcess } from '#tests/support/server/server-process.ts'
import type { Outcome } from './judge.ts'

/** The account of the first site. */
export const account = { email: 'claire@example.org', password: 'quatre cailloux sous le pont' }

/** A draft at a point of its history. */
export interface Draft {
  readonly path: string
  base: { readonly seq: number; readonly chain: string }
}

interface StepAnswer {
  readonly steps?: readonly Draft['base'][]
  readonly refused?: { readonly reason: string }
}

/** The body of a call. */
export type Body = Readonly<Record<string, unknown>>

/** The administrator of the first site, by its calls. */
export class Administrator {
  readonly #server: ServerProcess
  #token = ''

  constructor(server: ServerProcess) {
    this.#server = server
  }

  async signIn(): Promise<void> {
    this.#token = (await this.#read<{ token: string }>('POST', '/login', account)).token
  }

  /** The status of an answer that is thrown away: to read it would delay the visits, which are measured in this process. */
  async status(method: string, path: string, body?: Body): Promise<number> {
    const answer = await this.#ask(method, `/api${path}`, body)
    await answer.arrayBuffer()
    return answer.status
  }

  /** The status of a page whose HTML is thrown away. */
  async look(path: string): Promise<number> {
    const answer = await this.#ask('GET', path)
    await answer.arrayBuffer()
    return answer.status
  }

  async openDrafts(most: number): Promise<Draft[]> {
    const { pages } = await this.#read<{ pages: { id: number }[] }>('GET', `/admin/page?nbItem=${most}`)
    const drafts = pages.slice(0, most).map(async ({ id }) => {
      const path = `/admin/draft/page/${id}/fr_FR`
      return { path, base: await this.#read<Draft['base']>('PUT', path) }
    })
    return Promise.all(drafts)
  }

  /** The address of the preview of a draft. */
  async preview({ path }: Draft): Promise<string> {
    return (await this.#read<{ url: string }>('POST', path.replace('/draft/', '/preview/'), {})).url
  }

  /** Sends a step; gives the status of its answer, or the reason for which the draft did not take it. */
  async step(draft: Draft, operations: readonly Body[]): Promise<Outcome> {
    const { seq, chain } = draft.base
    const body = { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), operations }], recent: [] }
    const answer = await this.#ask('POST', `/api${draft.path}/step`, body)
    const { data } = (await answer.json()) as { data: StepAnswer | null }
    if (answer.status !== 200) return answer.status
    const last = data?.steps?.at(-1)
    if (!last) return `not taken: ${data?.refused?.reason ?? 'another base'}`
    draft.base = last
    return answer.status
  }

  async #read<Data>(method: string, path: string, body?: Body): Promise<Data> {
    const answer = await this.#ask(method, `/api${path}`, body)
    return ((await answer.json()) as { data: Data }).data
  }

  async #ask(method: string, path: string, body?: Body): Promise<Response> {
    const headers = { authorization: this.#token, ...(body && { 'content-type': 'application/json' }) }
    const asked = fetch(`${this.#server.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return asked.catch((error: Error) => {
      throw new Error(`${method} ${path}: ${String(error.cause)}`, { cause: error })
    })
  }
}
