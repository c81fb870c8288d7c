import { sql } from 'kysely'
import { likelihoodOfOneSource, median } from '#tests/support/compare-samples.ts'
import { remoteCall, startTwoServers, type TwoServers } from '#tests/support/two-servers.ts'
import type { Proof, ProofRow } from './proof.ts'

const samples = 200
const greatestGapMs = 10
const leastLikelihood = 0.01

/** Whether the number is that of an order, and whether the address is the one with which that order, or another, was made. */
const kinds = {
  own: 'number and address of one order',
  wrongAddress: 'number of an order, address that nobody ordered with',
  wrongNumber: 'number of no order, address that somebody ordered with',
  neither: 'number of no order, address that nobody ordered with',
} as const
type Kind = keyof typeof kinds

interface Asked {
  readonly reference: string
  readonly email: string
}
type Trial = (server: TwoServers['servers'][number], asked: Asked) => Promise<readonly unknown[]>

const withdraw: Trial = async (server, asked) => {
  const body = { ...asked, name: 'Camille Roy', products: [{ id: 107, quantity: 2 }] }
  const declared = await remoteCall(server, ['POST', '/order/withdrawal'], { body })
  const { withdrawalId } = declared.data as { withdrawalId: string }
  const confirmed = await remoteCall(server, ['POST', `/order/withdrawal/${withdrawalId}/confirm`])
  const { receivedAt, ...rest } = confirmed.data as { receivedAt: string }
  const told = JSON.stringify([declared, confirmed.status, typeof receivedAt, rest])
  return [told.replaceAll(withdrawalId, '…').replaceAll(asked.reference, '…').replaceAll(asked.email, '…')]
}
const askLink: Trial = async (server, asked) => [JSON.stringify(await remoteCall(server, ['POST', '/order/link'], { body: { ...asked } }))]

const trials: readonly { readonly name: string; readonly make: Trial }[] = [
  { name: 'withdrawal, declared and confirmed', make: withdraw },
  { name: 'link to an order', make: askLink },
]

const ownOf = (trial: number, kind: Kind, index: number): Asked => ({
  reference: `2027-${trial}${Object.keys(kinds).indexOf(kind)}${String(index).padStart(4, '0')}`,
  email: `achat-${trial}-${kind.toLowerCase()}-${index}@example.org`,
})

function askedOf(trial: number, kind: Kind, index: number): Asked {
  const { reference, email } = ownOf(trial, kind, index)
  return {
    reference: kind === 'wrongNumber' || kind === 'neither' ? reference.replace('2027', '2099') : reference,
    email: kind === 'wrongAddress' || kind === 'neither' ? email.replace('achat', 'autre') : email,
  }
}

/** For each question an order of its own, as alike as two can be. */
async function addOrders({ database: { db } }: TwoServers): Promise<void> {
  for (const trial of trials.keys())
    for (const [place, kind] of (Object.keys(kinds) as Kind[]).entries()) {
      const wanted = JSON.stringify(Array.from({ length: samples }, (_, index) => ownOf(trial, kind, index)))
      const first = 1_000_000 + (trial * 10 + place) * samples
      await sql`
        insert into orders overriding system value
        select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
          'id', ${first}::integer + n.at, 'reference', n.wanted ->> 'reference', 'email', n.wanted ->> 'email',
          'token_hash', '\\x' || encode(sha256((n.wanted ->> 'reference')::bytea), 'hex')))).*
        from orders o, jsonb_array_elements(${wanted}::jsonb) with ordinality n(wanted, at)
        where o.site_id = 37 and o.reference = '2026-000123'
      `.execute(db)
      await sql`
        insert into order_lines overriding system value
        select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('id', made.id, 'order_id', made.id))).*
        from order_lines l, orders made, orders o
        where o.site_id = 37 and o.reference = '2026-000123' and l.order_id = o.id
          and made.id > ${first} and made.id <= ${first + samples}
      `.execute(db)
    }
}

/** All kinds in an order that nobody chose, so that what one leaves behind weighs on all. */
function shuffled(): Kind[] {
  const all = (Object.keys(kinds) as Kind[]).flatMap((kind) => Array.from({ length: samples }, () => kind))
  return all
    .map((kind) => ({ kind, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ kind }) => kind)
}

async function measure({ servers }: TwoServers, trial: number): Promise<ProofRow[]> {
  const { name, make } = trials[trial]!
  const times: Record<Kind, number[]> = { own: [], wrongAddress: [], wrongNumber: [], neither: [] }
  const answers: Record<Kind, Set<unknown>> = { own: new Set(), wrongAddress: new Set(), wrongNumber: new Set(), neither: new Set() }
  for (const kind of shuffled()) {
    const asked = askedOf(trial, kind, times[kind].length)
    const begin = performance.now()
    const [answer] = await make(servers[0], asked)
    times[kind].push(performance.now() - begin)
    answers[kind].add(answer)
  }
  return (['wrongAddress', 'wrongNumber', 'neither'] as const).map((kind) => {
    const count = new Set([...answers.own, ...answers[kind]]).size
    const gap = Math.abs(median(times.own) - median(times[kind]))
    const likelihood = likelihoodOfOneSource(times.own, times[kind])
    return {
      what: `${name}: ${samples} times the ${kinds.own}, and ${samples} times the ${kinds[kind]}, in random order`,
      seen: `${count} answer, medians ${gap.toFixed(1)} ms apart, p = ${likelihood.toFixed(2)}`,
      promised: `1 answer, less than ${greatestGapMs} ms apart, p > ${leastLikelihood}`,
      holds: count === 1 && gap < greatestGapMs && likelihood > leastLikelihood,
    }
  })
}

/** Nobody learns from a withdrawal or from asking for a link, or from how long either takes, whether there is such an order. */
export const orderEnumeration: Proof = {
  name: 'order-enumeration',
  title: 'Known and unknown orders',
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
