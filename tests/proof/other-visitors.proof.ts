import { Agent, request } from 'node:http'
import { pause, temporaryFolder } from '#tests/support/server/processes.ts'
import { startServerProcess, stopServer, type ServerProcess } from '#tests/support/server/server-process.ts'
import type { Proof, ProofRow } from './proof.ts'

const email = 'claire@example.org'
const password = 'quatre cailloux sous le pont'
const MAX_CONCURRENT = 20
const EVERY_MS = 50
const QUIET_MS = 10_000
const LIMIT = 3

interface Draft {
  readonly path: string
  base: { readonly seq: number; readonly chain: string }
}

type Body = Record<string, unknown>

/** The slowest of the hundred fastest parts of some durations. */
function percentile(durations: readonly number[], share: number): number {
  const sorted = durations.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** A visitor of the second site, who asks for its home page on one connection while something goes on. */
class Visitor {
  readonly #agent = new Agent({ keepAlive: true })
  readonly #port: number

  constructor(port: number) {
    this.#port = port
  }

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

/** The administrator of the first site, by its calls. */
class Administrator {
  readonly #server: ServerProcess
  #token = ''

  constructor(server: ServerProcess) {
    this.#server = server
  }

  async ask(method: string, path: string, body?: Body): Promise<{ readonly status: number; readonly data: never }> {
    const headers = { authorization: this.#token, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${this.#server.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: answer.status, data: ((await answer.json()) as { data: never }).data }
  }

  async signIn(): Promise<void> {
    const { data } = await this.ask('POST', '/login', { email, password })
    this.#token = (data as { token: string }).token
  }

  async look(path: string): Promise<number> {
    const answer = await fetch(`${this.#server.url}${path}`, { headers: { authorization: this.#token } })
    await answer.arrayBuffer()
    return answer.status
  }

  async openDrafts(): Promise<Draft[]> {
    const { data } = await this.ask('GET', `/admin/page?nbItem=${MAX_CONCURRENT}`)
    const { pages } = data as { pages: { id: number }[] }
    return Promise.all(
      pages.slice(0, MAX_CONCURRENT).map(async ({ id }) => {
        const path = `/admin/draft/page/${id}/fr_FR`
        return { path, base: (await this.ask('PUT', path)).data }
      }),
    )
  }

  async step(draft: Draft, operations: readonly Body[]): Promise<number> {
    const { seq, chain } = draft.base
    const body = { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), operations }], recent: [] }
    const { status, data } = await this.ask('POST', `${draft.path}/step`, body)
    const [last] = status === 200 ? (data as { steps: Draft['base'][] }).steps.slice(-1) : []
    if (last) draft.base = last
    return status === 200 && !last ? 0 : status
  }
}

const at = { in: { region: 'main' }, after: null, before: null }
const questions = Array.from({ length: 200 }, (_, index) => ({ question: `Question ${index}`, answer: `<p>${'mot '.repeat(130)}</p>` }))
const faq = { op: 'insert', at, block: { id: 'heavy-list', type: 'faq', v: 1, props: { items: questions } } }
const paragraph = (index: number) => `<p>Un texte ${index} avec <a href="/contact">un lien</a> et <strong>du gras</strong>.</p>`
const texts = Array.from({ length: 600 }, (_, index) => ({
  id: `heavy-${index}`,
  type: 'text',
  v: 1,
  props: { html: paragraph(index).repeat(8) },
}))
const page = { op: 'insert', at, block: { id: 'heavy-page', type: 'section', v: 1, props: {}, slots: { content: texts } } }
const manyValues = Array.from({ length: 560 }, (_, index) => ({
  ...{ op: 'set', id: 'heavy-list', pointer: `/items/${index % 200}/question`, value: `Autre ${index}` },
}))
const deepMarkup = Array.from({ length: 3 }, (_, index) => ({
  ...{ op: 'set', id: `heavy-${index}`, pointer: '/html', value: '<b><i>'.repeat(2600) },
}))

const tally = (statuses: readonly number[]): string =>
  [...new Set(statuses)].map((status) => `${statuses.filter((each) => each === status).length} × ${status || 'refused'}`).join(', ')

async function rowsOf(server: ServerProcess): Promise<ProofRow[]> {
  const admin = new Administrator(server)
  await admin.signIn()
  const visitor = new Visitor(server.port)
  const drafts = await admin.openDrafts()
  for (const draft of drafts) await admin.step(draft, [faq])
  const [large] = drafts
  if (!large) throw new Error('the site has no page')
  await admin.step(large, [page])
  const preview = (await admin.ask('POST', large.path.replace('/draft/', '/preview/'), {})).data as { readonly url: string }
  const quiet = percentile(await visitor.asksDuring(pause(QUIET_MS)), 0.99)
  const times = (ask: (draft: Draft, index: number) => Promise<number>) => Promise.all(drafts.map((draft, index) => ask(draft, index)))
  const read = (method: string, path: string) => times(async () => (await admin.ask(method, `${large.path}${path}`)).status)
  const attacks: readonly (readonly [string, () => Promise<number[]>])[] = [
    ['steps of 560 values of one block of 110 kB', () => times((draft) => admin.step(draft, manyValues))],
    ['steps of three texts 5,200 elements deep', () => times(() => admin.step({ ...large }, deepMarkup))],
    ['reviews of a page of 600 texts with links', () => read('GET', '/review')],
    ['lists of issues', () => read('GET', '/issue')],
    ['openings', () => read('PUT', '')],
    ['previews drawn', () => times(() => admin.look(preview.url))],
  ]
  const rows: ProofRow[] = []
  for (const [what, attack] of attacks) {
    const begin = performance.now()
    const asked = attack()
    const waits = await visitor.asksDuring(asked)
    const [p99, slowest] = [percentile(waits, 0.99), Math.max(0, ...waits)]
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    rows.push({
      what: `${MAX_CONCURRENT} ${what} at once, while a visitor of another site asks every ${EVERY_MS} ms`,
      seen: `p99 ${p99.toFixed(0)} ms (slowest ${slowest.toFixed(0)} ms, ${waits.length} visits in ${seconds} s); quiet p99 ${quiet.toFixed(0)} ms; answers ${tally(await asked)}`,
      promised: `p99 at most ${LIMIT} times that of the quiet server, or 50 ms`,
      holds: p99 <= Math.max(LIMIT * quiet, EVERY_MS),
    })
  }
  return rows
}

/** One account’s heaviest requests delay no visitor of another site. */
export const otherVisitors: Proof = {
  name: 'other-visitors',
  title: 'Visitors of other sites beside heavy drafts',
  async run() {
    const folder = await temporaryFolder()
    const server = await startServerProcess({ dataDir: folder.path, samples: true, env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } })
    try {
      return await rowsOf(server)
    } finally {
      await stopServer(server)
      await folder.remove()
    }
  },
}
