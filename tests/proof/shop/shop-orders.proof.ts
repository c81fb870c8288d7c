import { runOrderKills } from '#tests/faults/order-kills.ts'
import { orderStage } from '#tests/support/shop/order-stage.ts'
import { shipmentFaults } from '#tests/support/shop/shipment-sequences.ts'
import { count, type Proof, type ProofRow } from '#tests/proof/proof.ts'

const seed = 20_231_020
const [kills, sequences] = [100, 10_000]

async function killWhileOrdering(): Promise<ProofRow> {
  const { acknowledged, repeated, faults } = await runOrderKills({ kills, seed })
  return {
    what: `kill -9 of the server ${kills} times, at random moments of orders over HTTP`,
    seen: `${count(acknowledged)} orders acknowledged, ${count(repeated)} asked for again; ${faults.length === 0 ? 'none lost, half there or taken twice' : faults.slice(0, 3).join('; ')}`,
    promised: 'no acknowledged order lost, none half there or taken twice, no hold without its order, each mail once',
    holds: faults.length === 0 && acknowledged > kills,
  }
}

async function sendInParts(): Promise<ProofRow> {
  const stage = await orderStage({ connections: 20 })
  try {
    const faults = await shipmentFaults(stage, { count: sequences, seed })
    return {
      what: `${count(sequences)} orders sent in parts, two parts asked for at once each time, on PostgreSQL`,
      seen: faults.length === 0 ? 'every bottle left once' : faults.slice(0, 3).join('; '),
      promised: 'no bottle sent twice or never',
      holds: faults.length === 0,
    }
  } finally {
    await stage.close()
  }
}

/** Proves that orders stay whole when a process is killed, and that each bottle leaves once. */
export const shopOrders: Proof = {
  name: 'shop-orders',
  title: 'Orders of the shop',
  async run() {
    return [await killWhileOrdering(), await sendInParts()]
  },
}
