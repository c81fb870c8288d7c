import { sql } from 'kysely'
import { likelihoodOfOneSource, median } from '#tests/support/compare-samples.ts'
import { buyer, orderBody } from '#tests/support/shop/order-stage.ts'
import { remoteCall, startTwoServers, type TwoServers } from '#tests/support/server/two-servers.ts'
import type { Proof, ProofRow } from './proof.ts'

const samples = 200
const greatestGapMs = 10
const MIN_LIKELIHOOD = 0.01

/** The order and address of a request. */
interface Asked {
  readonly reference: string
  readonly email: string
}

/** A kind of request. Its first variant must be indistinguishable from the others. */
interface Trial {
  readonly name: string
  readonly siteId: number
  /** The template of the orders in this trial. */
  readonly like: string
  readonly kinds: readonly Kind[]
  readonly ask: (server: TwoServers['servers'][number], asked: Asked) => Promise<string>
}

interface Kind {
  readonly name: string
  /** States whether the reference and the address match the order, and whether the code was used. */
  readonly hasNumber: boolean
  readonly hasAddress: boolean
  readonly usesCode?: boolean
}

const ofOrders: readonly Kind[] = [
  { name: 'number and address of one order', hasNumber: true, hasAddress: true },
  { name: 'number of an order, address that nobody ordered with', hasNumber: true, hasAddress: false },
  { name: 'number of no order, address that somebody ordered with', hasNumber: false, hasAddress: true },
  { name: 'number of no order, address that nobody ordered with', hasNumber: false, hasAddress: false },
]
const ofCodes: readonly Kind[] = [
  { name: 'address that has used the code as often as it may', hasNumber: true, hasAddress: true, usesCode: true },
  { name: 'address that has bought without the code', hasNumber: true, hasAddress: true },
  { name: 'address that nobody bought with', hasNumber: true, hasAddress: false },
]

const code = 'UNEFOIS'
const trials: readonly Trial[] = [
  {
    ...{ name: 'withdrawal, declared and confirmed', siteId: 37, like: '2026-000123', kinds: ofOrders },
    ask: async (server, asked) => {
      const body = { ...asked, name: 'Camille Roy', products: [{ id: 107, quantity: 2 }] }
      const declared = await remoteCall(server, ['POST', '/order/withdrawal'], { body })
      const { withdrawalId } = declared.data as { withdrawalId: string }
      const confirmed = await remoteCall(server, ['POST', `/order/withdrawal/${withdrawalId}/confirm`])
      const { receivedAt, ...rest } = confirmed.data as { receivedAt: string }
      return JSON.stringify([declared, confirmed.status, typeof receivedAt, rest]).replaceAll(withdrawalId, '…')
    },
  },
  {
    ...{ name: 'link to an order', siteId: 37, like: '2026-000123', kinds: ofOrders },
    ask: async (server, asked) => JSON.stringify(await remoteCall(server, ['POST', '/order/link'], { body: asked })),
  },
  {
    ...{ name: 'quote with a code that each may use once', siteId: 38, like: '2025-000138', kinds: ofCodes },
    ask: async (server, { email }) => {
      const body = orderBody({ products: [{ id: 3138, quantity: 6 }], discount: code, user: { ...buyer(), email } })
      return JSON.stringify(await remoteCall(server, ['POST', '/order/discount'], { body, headers: { 'x-site-id': '38' } }))
    },
  },
]

const ownOf = (trial: number, kind: number, index: number): Asked => ({
  reference: `2027-${trial}${kind}${String(index).padStart(4, '0')}`,
  email: `achat-${trial}-${kind}-${String(index).padStart(4, '0')}@example.org`,
})

function askedOf(trial: number, kind: number, index: number): Asked {
  const { reference, email } = ownOf(trial, kind, index)
  const { hasNumber, hasAddress } = trials[trial]!.kinds[kind]!
  return {
    reference: hasNumber ? reference : reference.replace('2027', '2099'),
    email: hasAddress ? email : email.replace('achat', 'autre'),
  }
}

async function addCode({ database: { db } }: TwoServers): Promise<number> {
  const limits = { maximum_per_buyer: 1 }
  const added = db
    .insertInto('discount_codes')
    .values({ site_id: 38, code, type: 'PERCENT', amount: 1000, detail_type: 'ORDER', ...limits })
  return (await added.returning('id').executeTakeFirstOrThrow()).id
}

/** Adds a separate but equal order for each request. */
async function addOrders(two: TwoServers): Promise<void> {
  const { db } = two.database
  const codeId = await addCode(two)
  for (const [trial, { siteId, like, kinds }] of trials.entries())
    for (const [place, { usesCode = false }] of kinds.entries()) {
      const wanted = JSON.stringify(Array.from({ length: samples }, (_, index) => ownOf(trial, place, index)))
      const first = 1_000_000 + (trial * 10 + place) * samples
      const used = JSON.stringify(usesCode ? { discount_code_id: codeId, discount_code: code } : {})
      await sql`
        insert into orders overriding system value
        select (jsonb_populate_record(null::orders, to_jsonb(o) || ${used}::jsonb || jsonb_build_object(
          'id', ${first}::integer + n.at, 'reference', n.wanted ->> 'reference', 'email', n.wanted ->> 'email',
          'token_hash', '\\x' || encode(sha256((n.wanted ->> 'reference')::bytea), 'hex')))).*
        from orders o, jsonb_array_elements(${wanted}::jsonb) with ordinality n(wanted, at)
        where o.site_id = ${siteId}::integer and o.reference = ${like}
      `.execute(db)
      await sql`
        insert into order_lines overriding system value
        select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('id', made.id, 'order_id', made.id))).*
        from order_lines l, orders made, orders o
        where o.site_id = ${siteId}::integer and o.reference = ${like} and l.order_id = o.id
          and made.id > ${first} and made.id <= ${first + samples}
      `.execute(db)
    }
}

/** Returns all variants in random order, so that side effects affect all. */
function shuffled({ kinds }: Trial): number[] {
  const all = [...kinds.keys()].flatMap((kind) => Array.from({ length: samples }, () => kind))
  return all
    .map((kind) => ({ kind, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ kind }) => kind)
}

interface Heard {
  readonly name: string
  readonly times: number[]
  readonly answers: Set<string>
}

async function measure({ servers }: TwoServers, at: number): Promise<ProofRow[]> {
  const trial = trials[at]!
  const heard = trial.kinds.map(({ name }): Heard => ({ name, times: [], answers: new Set() }))
  for (const kind of shuffled(trial)) {
    const { times, answers } = heard[kind]!
    const asked = askedOf(at, kind, times.length)
    const begin = performance.now()
    const answer = await trial.ask(servers[0], asked)
    times.push(performance.now() - begin)
    answers.add(answer.replaceAll(asked.reference, '…').replaceAll(asked.email, '…'))
  }
  const [own, ...others] = heard
  return others.map((other) => compare(trial.name, own!, other))
}

function compare(trial: string, own: Heard, other: Heard): ProofRow {
  const answers = new Set([...own.answers, ...other.answers]).size
  const gap = Math.abs(median(own.times) - median(other.times))
  const likelihood = likelihoodOfOneSource(own.times, other.times)
  return {
    what: `${trial}: ${samples} times the ${own.name}, and ${samples} times the ${other.name}, in random order`,
    seen: `${answers} answer, medians ${gap.toFixed(1)} ms apart, p = ${likelihood.toFixed(2)}`,
    promised: `1 answer, less than ${greatestGapMs} ms apart, p > ${MIN_LIKELIHOOD}`,
    holds: answers === 1 && gap < greatestGapMs && likelihood > MIN_LIKELIHOOD,
  }
}

/** Proves that neither a withdrawal, a link request nor a price, nor their time, reveals an order or a buyer. */
export const orderEnumeration: Proof = {
  name: 'order-enumeration',
  title: 'Known and unknown orders and buyers',
  async run() {
    const two = await startTwoServers({ RATE_LIMIT_FACTOR: '100000' })
    try {
      await addOrders(two)
      const rows: ProofRow[] = []
      for (const trial of trials.keys()) rows.push(...(await measure(two, trial)))
      return rows
    } finally {
      await two.close()
    }
  },
}
