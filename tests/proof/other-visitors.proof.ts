import { availableParallelism } from 'node:os'
import { pause, temporaryFolder } from '#tests/support/server/processes.ts'
import { startServerProcess, stopServer, type ServerProcess } from '#tests/support/server/server-process.ts'
import { keepBusy } from '#tests/support/shop/busy-counters.ts'
import { count, type Proof, type ProofRow } from './proof.ts'
import { account, Administrator, type Draft } from './visitors/administrator.ts'
import { addList, addPage, deepMarkup, MANY_VALUES, manyValues, oneText } from './visitors/heavy-steps.ts'
import { areAnswered, type Beside, isUndisturbed, type Outcome, percentile, tally, type Visit, waitsOf } from './visitors/judge.ts'
import { EVERY_MS, Visitor } from './visitors/visitor.ts'

const AT_ONCE = 20
const LIMIT = 3
/** The visits of each row: the 99th percentile of a few is chance. `OTHER_VISITS` asks for fewer, for a trial. */
const VISITS = Number(process.env['OTHER_VISITS'] ?? 1000)

/** Requests at once, again and again; `change` makes stale before each round what the server has remembered. */
interface Attack {
  readonly what: string
  readonly change?: (round: number) => Promise<unknown>
  readonly ask: (round: number) => Promise<Outcome[]>
}

interface Seen extends Beside {
  readonly rounds: number
}

const ms = (duration: number): string => (duration < 10 ? duration.toFixed(1) : duration.toFixed(0))

function describe(visits: readonly Visit[]): string {
  const waits = waitsOf(visits)
  const durations = `median ${ms(percentile(waits, 0.5))} ms, p99 ${ms(percentile(waits, 0.99))} ms, slowest ${ms(Math.max(0, ...waits))} ms`
  return `${durations} of ${count(waits.length)} visits${areAnswered(visits) ? '' : `, answered ${tally(visits.map(({ outcome }) => outcome))}`}`
}

/** Visits while rounds of an attack follow each other at once, for as long as the visits on the quiet server took. */
async function visitsBeside(visitor: Visitor, { change, ask }: Attack): Promise<Seen> {
  const heavy: Outcome[] = []
  let rounds = 0
  const attacking = async () => {
    const end = performance.now() + VISITS * EVERY_MS
    while (performance.now() < end) {
      await change?.(rounds)
      heavy.push(...(await ask(rounds)))
      rounds += 1
    }
  }
  // An attack that ends early is an outcome of its row: the other rows are still made.
  const visits = await visitor.asksDuring(attacking().catch((error: unknown) => heavy.push(String(error))))
  return { visits, heavy, rounds }
}

async function attacksOn(admin: Administrator): Promise<readonly Attack[]> {
  const drafts = await admin.openDrafts(AT_ONCE)
  for (const draft of drafts) await admin.step(draft, [addList])
  const [large] = drafts
  if (!large) throw new Error('the site has no page')
  await admin.step(large, [addPage])
  const url = await admin.preview(large)
  const times = (ask: (draft: Draft) => Promise<Outcome>) => Promise.all(drafts.map(ask))
  const change = (round: number) => admin.step(large, oneText(round))
  const read = (method: string, path: string) => () => times(() => admin.status(method, `${large.path}${path}`))
  return [
    {
      what: `steps of ${MANY_VALUES} values of one block of 110 kB`,
      ask: (round) => times((draft) => admin.step(draft, manyValues(round))),
    },
    { what: 'steps of three texts 5,200 elements deep', ask: () => times(() => admin.step({ ...large }, deepMarkup)) },
    { what: 'reviews of a page of 600 texts with links', change, ask: read('GET', '/review') },
    { what: 'lists of issues', change, ask: read('GET', '/issue') },
    { what: 'openings', change, ask: read('PUT', '') },
    { what: 'previews drawn', change, ask: () => times(() => admin.look(url)) },
  ]
}

/** The waits that the processors alone make: other programs keep each of them busy, and the server has no heavy request. */
async function besideOtherPrograms(visitor: Visitor): Promise<ProofRow> {
  const end = keepBusy(availableParallelism())
  try {
    const visits = await visitor.asksDuring(pause(VISITS * EVERY_MS))
    const what = 'a quiet server on a machine whose processors are busy with other programs, for comparison'
    return {
      what,
      seen: describe(visits),
      promised: 'each visit answered; the durations are what the machine itself adds',
      holds: areAnswered(visits),
    }
  } finally {
    end()
  }
}

async function rowsOf(server: ServerProcess): Promise<ProofRow[]> {
  const admin = new Administrator(server)
  await admin.signIn()
  const visitor = new Visitor(server.port)
  const attacks = await attacksOn(admin)
  const quiet = await visitor.asksDuring(pause(VISITS * EVERY_MS))
  const bound = LIMIT * percentile(waitsOf(quiet), 0.99)
  const rows = [await besideOtherPrograms(visitor)]
  for (const attack of attacks) {
    const { rounds, ...seen } = await visitsBeside(visitor, attack)
    rows.push({
      what: `${AT_ONCE} ${attack.what} at once, ${rounds} times, while a visitor of another site asks every ${EVERY_MS} ms`,
      seen: `${describe(seen.visits)}; quiet: ${describe(quiet)}; heavy requests answered ${tally(seen.heavy)}`,
      promised: `each visit answered, p99 at most ${LIMIT} times that of the quiet server, ${ms(bound)} ms; heavy requests done, at most half told to come back (503)`,
      holds: areAnswered(quiet) && isUndisturbed(seen, bound),
    })
  }
  return rows
}

/** One account’s heaviest requests delay no visitor of another site. Budgets are widened, so that each round is as heavy as the first. */
export const otherVisitors: Proof = {
  name: 'other-visitors',
  title: 'Visitors of other sites beside heavy drafts',
  async run() {
    const folder = await temporaryFolder()
    const env = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password, RATE_LIMIT_FACTOR: '1000' }
    const server = await startServerProcess({ dataDir: folder.path, samples: true, env })
    try {
      return await rowsOf(server)
    } finally {
      await stopServer(server)
      await folder.remove()
    }
  },
}
