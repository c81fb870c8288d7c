import { orderStage } from '#tests/support/shop/order-stage.ts'
import { rushForLastBottles, rushOfCarts } from '#tests/support/shop/stock-rush.ts'
import { count, type Proof, type ProofRow } from '#tests/proof/proof.ts'

const runs = 20
const carts = 500
const seeds = [38, 1987, 48_271, 20_231_020]

type Stage = Awaited<ReturnType<typeof orderStage>>

async function lastBottles(stage: Stage): Promise<ProofRow> {
  const exact: boolean[] = []
  for (let run = 0; run < runs; run++) {
    const { outcomes, left, holds } = await rushForLastBottles(stage)
    exact.push(outcomes['AWAITING_TRANSFER'] === 50 && outcomes['OUT_OF_STOCK'] === 150 && left === 0 && holds === 50)
  }
  const right = exact.filter(Boolean).length
  return {
    what: `two hundred buyers at once of the last fifty bottles, ${runs} times, on fifty connections`,
    seen: `${right} times exactly 50 orders, 150 refusals, 50 bottles held, none left`,
    promised: `${runs} of ${runs}`,
    holds: right === runs,
  }
}

async function randomCarts(stage: Stage): Promise<ProofRow> {
  const rushes = []
  for (const seed of seeds) rushes.push(await rushOfCarts(stage, { carts, seed }))
  const others = rushes
    .flatMap(({ outcomes }) => Object.keys(outcomes))
    .filter((each) => !['AWAITING_TRANSFER', 'OUT_OF_STOCK'].includes(each))
  const wrong = rushes.flatMap(({ wines }) => wines).filter(({ start, sold, left }) => start !== sold + left || left < 0)
  const taken = rushes.reduce((sum, { outcomes }) => sum + (outcomes['AWAITING_TRANSFER'] ?? 0), 0)
  return {
    what: `${count(carts)} random carts of wines and of boxes that share them, bought at once, ${seeds.length} times`,
    seen: `${count(taken)} orders; ${wrong.length} wines of which more or less was sold than is gone, ${others.length} other answers`,
    promised: '0 wines, no answer but an order or what is left',
    holds: wrong.length === 0 && others.length === 0 && taken > 0,
  }
}

/** Stocks are right to the bottle, however many buy at once. */
export const shopRush: Proof = {
  name: 'shop-rush',
  title: 'Many buyers at once',
  async run() {
    const stage = await orderStage()
    try {
      return [await lastBottles(stage), await randomCarts(stage)]
    } finally {
      await stage.close()
    }
  },
}
