import { hash } from '@node-rs/argon2'
import { saveSubscription } from '#server/people/newsletter/subscribers.ts'
import { likelihoodOfOneSource, median } from '#tests/support/compare-samples.ts'
import { registrationOf } from '#tests/support/accounts/account-calls.ts'
import { testPassword } from '#tests/support/accounts/members.ts'
import { remoteCall, startTwoServers, type TwoServers } from '#tests/support/server/two-servers.ts'
import type { Proof, ProofRow } from './proof.ts'

const samples = 200
const greatestGapMs = 10
const MIN_LIKELIHOOD = 0.01

interface Trial {
  readonly name: string
  readonly call: readonly [method: string, path: string]
  readonly body: (email: string) => object
}

const trials: readonly Trial[] = [
  { name: 'login', call: ['POST', '/login'], body: (email) => ({ email, password: 'un autre mot de passe' }) },
  { name: 'registration', call: ['POST', '/register'], body: (email) => registrationOf(email) },
  { name: 'forgotten password', call: ['PUT', '/password/reset/ask'], body: (email) => ({ email }) },
  { name: 'newsletter', call: ['POST', '/newsletter/subscribe'], body: (email) => ({ email, lists: [1], consent: true }) },
]

const addressOf = (isKnown: boolean, trial: string, index: number): string =>
  `${isKnown ? 'connue' : 'inconnu'}-${trial.replaceAll(/[^a-z]/g, '')}-${index}@example.org`

async function addAccounts({ database }: TwoServers): Promise<void> {
  const passwordHash = await hash(testPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const rows = trials.flatMap(({ name }) =>
    Array.from({ length: samples }, (_, index) => ({ site_id: 37, email: addressOf(true, name, index), password_hash: passwordHash })),
  )
  await database.db.insertInto('users').values(rows).execute()
  await addReaders(database, rows)
}

/** Subscribes every known address to the newsletter. */
async function addReaders(
  { db }: TwoServers['database'],
  readers: readonly { readonly site_id: number; readonly email: string }[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { site_id: siteId, email } of readers) {
      const list = { id: 1, name: 'La lettre des créateurs' }
      await saveSubscription(trx, { siteId, email, locale: 'fr_FR', source: 'FORM', lists: [list], policyVersion: null, askedAt: null })
    }
  })
}

/** Returns both kinds in random order, so that side effects affect both. */
function shuffled(): boolean[] {
  const kinds = Array.from({ length: 2 * samples }, (_, index) => index % 2 === 0)
  return kinds
    .map((kind) => ({ kind, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ kind }) => kind)
}

async function measure({ servers }: TwoServers, { name, call, body }: Trial): Promise<ProofRow> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (const isKnown of shuffled()) {
    const list = isKnown ? times.known : times.unknown
    const email = addressOf(isKnown, name, list.length)
    const begin = performance.now()
    const { status, data } = await remoteCall(servers[0], call, { body: body(email) })
    list.push(performance.now() - begin)
    answers.add(`${status} ${JSON.stringify(data).replace(email, '…')}`)
  }
  const gap = Math.abs(median(times.known) - median(times.unknown))
  const likelihood = likelihoodOfOneSource(times.known, times.unknown)
  return {
    what: `${name}: ${samples} known addresses and ${samples} unknown ones, in random order`,
    seen: `${answers.size} answer, medians ${gap.toFixed(1)} ms apart, p = ${likelihood.toFixed(2)}`,
    promised: `1 answer, less than ${greatestGapMs} ms apart, p > ${MIN_LIKELIHOOD}`,
    holds: answers.size === 1 && gap < greatestGapMs && likelihood > MIN_LIKELIHOOD,
  }
}

/** Proves that neither a response nor its time reveals whether an address has an account. */
export const enumeration: Proof = {
  name: 'enumeration',
  title: 'Known and unknown addresses',
  async run() {
    const two = await startTwoServers({ RATE_LIMIT_FACTOR: '100000' })
    try {
      await addAccounts(two)
      const rows: ProofRow[] = []
      for (const trial of trials) rows.push(await measure(two, trial))
      return rows
    } finally {
      await two.close()
    }
  },
}
