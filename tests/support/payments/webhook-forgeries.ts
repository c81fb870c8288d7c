import fc from 'fast-check'
import { signEvent, stripeKeys, type StoodEvent } from './stripe-server.ts'

/** A request to the webhook. */
export interface Delivery {
  readonly payload: string
  readonly signature: string
}

/** A request that the provider has not made, or not now. `way` names the forgery. */
export interface Forgery extends Delivery {
  readonly way: string
}

type Forge = (event: StoodEvent, draw: number) => Delivery

/** Returns another hexadecimal digit. */
const otherDigit = (digit: string): string => ((parseInt(digit, 16) + 1) % 16).toString(16)
const replaceAt = (text: string, index: number, by: string): string => text.slice(0, index) + by + text.slice(index + 1)
const stamp = (draw: number): number => Math.floor(Date.now() / 1000) - (draw % 200)

const ways: Readonly<Record<string, Forge>> = {
  'signed with another secret': (event, draw) => signEvent(event, { secret: `whsec_${draw}` }),
  'signed with a secret that is nearly ours': (event) => signEvent(event, { secret: stripeKeys.webhookSecret.slice(0, -1) }),
  'signed too long ago': (event, draw) => signEvent(event, { at: Date.now() - (302 + (draw % 1_000_000)) * 1000 }),
  'signed long ago, with the time of now': (event, draw) => {
    const { payload, signature } = signEvent(event, { at: Date.now() - (302 + (draw % 100_000)) * 1000 })
    return { payload, signature: signature.replace(/^t=\d+/, `t=${stamp(draw)}`) }
  },
  'with another amount than was signed': (event, draw) => {
    const { payload, signature } = signEvent(event)
    return { payload: payload.replace(/"amount_received":\d+/, `"amount_received":${draw + 1_000_000}`), signature }
  },
  'with a sign more than was signed': (event, draw) => {
    const { payload, signature } = signEvent(event)
    return { payload: draw % 2 === 0 ? `${payload} ` : ` ${payload}`, signature }
  },
  'with another name than was signed': (event, draw) => {
    const { payload, signature } = signEvent(event)
    return { payload: payload.replace(event.id, `${event.id}${draw}`), signature }
  },
  'with one sign of the signature changed': (event, draw) => {
    const { payload, signature } = signEvent(event)
    const start = signature.indexOf('v1=') + 3
    const index = start + (draw % 64)
    return { payload, signature: replaceAt(signature, index, otherDigit(signature[index] ?? '0')) }
  },
  'with a signature of an older kind': (event) => {
    const { payload, signature } = signEvent(event)
    return { payload, signature: signature.replace('v1=', 'v0=') }
  },
  'with half a signature': (event, draw) => {
    const { payload, signature } = signEvent(event)
    return { payload, signature: signature.slice(0, -(1 + (draw % 63))) }
  },
  'without a signature': (event, draw) => ({
    payload: JSON.stringify(event),
    signature: ['', 't=', `t=${stamp(draw)}`, `t=${stamp(draw)},v1=`, 'v1=', ',,,', 'null'][draw % 7] ?? '',
  }),
  'with an empty signature': (event, draw) => ({ payload: JSON.stringify(event), signature: `t=${stamp(draw)},v1=` }),
  'with a time that is no number': (event) => {
    const { payload, signature } = signEvent(event)
    return { payload, signature: signature.replace(/^t=\d+/, 't=now') }
  },
}

/** Creates the given number of forgeries, evenly distributed over the kinds, deterministic by seed. */
export function forgeries(event: StoodEvent, count: number, seed: number): readonly Forgery[] {
  const draws = fc.sample(fc.nat({ max: 1_000_000 }), { seed, numRuns: count })
  const forging = Object.entries(ways)
  return draws.map((draw, index) => {
    const [way, forge] = forging[index % forging.length]!
    return { way, ...forge(event, draw) }
  })
}
