import { isFull } from './sampling.ts'

/** Shorter times are noise: short work is repeated until it takes this long. Longer ones are interrupted by other processes. */
const MIN_MS = 1
const MAX_SAMPLES = 50

/**
 * How much more is measured, and how much longer it may take. `npm test` holds a wide net, which no busy machine tears: sixteen times as
 * much takes 16 times as long when the work is linear, and 256 times when it is quadratic. The narrow one is for `npm run proof`.
 */
const net = isFull ? { more: 4, longer: 5 } : { more: 16, longer: 100 }

async function timeOf(work: (size: number) => unknown, size: number, times: number): Promise<number> {
  const begin = performance.now()
  for (let time = 0; time < times; time += 1) await work(size)
  return performance.now() - begin
}

/** How often the work has to be repeated to be measurable; the calls before also warm it up. */
async function repetitions(work: (size: number) => unknown, size: number): Promise<number> {
  let times = 1
  while ((await timeOf(work, size, times)) < MIN_MS) times *= 2
  return times
}

/** The two sizes for which a piece of work is measured, when the larger one is given. */
export const measuredSizes = (largest: number): readonly [small: number, large: number] => [largest / net.more, largest]

/**
 * `linear` for work that takes time in proportion to its size, else how much longer it takes. The best of several samples counts: other
 * work of the machine only adds to them. The small work is repeated, so that both samples hold as much garbage collection.
 */
export async function growthOf(work: (size: number) => unknown, largest: number): Promise<string> {
  const [small, large] = measuredSizes(largest)
  const times = await repetitions(work, large)
  let [ofSmall, ofLarge] = [Infinity, Infinity]
  for (let sample = 0; sample < MAX_SAMPLES; sample += 1) {
    ofSmall = Math.min(ofSmall, (await timeOf(work, small, times * net.more)) / net.more)
    ofLarge = Math.min(ofLarge, await timeOf(work, large, times))
    if (ofLarge <= net.longer * ofSmall) return 'linear'
  }
  return `${net.more} times as much takes ${Math.round(ofLarge / ofSmall)} times as long`
}

const pairsOfRound = 20
const MIN_ROUNDS = 3
const MAX_ROUNDS = 10

const middleOf = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

/** The shortest time of each piece of work, done in turn: what a busy machine adds is in the longer ones. */
export async function shortestInTurn(works: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const shortest = works.map(() => Infinity)
  for (let round = 0; round < 15; round += 1)
    for (const [at, work] of works.entries()) shortest[at] = Math.min(shortest[at] ?? Infinity, await timeOf(work, 1, 1))
  return shortest
}

/** A piece of work and the one that it is held against; both are done once in each call. */
export interface TimedPair {
  readonly work: () => Promise<unknown>
  readonly yardstick: () => Promise<unknown>
}

/**
 * The ratio of the times of two pieces of work. They are done in turn, so that both meet the same moments of a busy machine; a round gives
 * the middle one of the ratios of its pairs. Other processes only disturb: the least of several rounds counts, and rounds above the limit
 * are measured again.
 */
export async function pairRatio({ work, yardstick }: TimedPair, limit: number): Promise<number> {
  let least = Infinity
  for (let round = 0; round < MAX_ROUNDS && (round < MIN_ROUNDS || least > limit); round += 1) {
    const ratios: number[] = []
    for (let pair = 0; pair < pairsOfRound; pair += 1) {
      const took = await timeOf(work, 1, 1)
      ratios.push(took / (await timeOf(yardstick, 1, 1)))
    }
    least = Math.min(least, middleOf(ratios))
  }
  return least
}
