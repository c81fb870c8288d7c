const fewestSamples = 5
const mostSamples = 50
/** Shorter times are noise: short work is repeated until it takes this long. Longer ones are interrupted by other processes. */
const leastMs = 1
/** Linear work takes four times as long for four times as much; above this it is measured again. */
const linear = 4.5

async function timeOf(work: (size: number) => unknown, size: number, times: number): Promise<number> {
  const begin = performance.now()
  for (let time = 0; time < times; time += 1) await work(size)
  return performance.now() - begin
}

/** How often the work has to be repeated to be measurable; the calls before also warm it up. */
async function repetitions(work: (size: number) => unknown, size: number): Promise<number> {
  let times = 1
  while ((await timeOf(work, size, times)) < leastMs) times *= 2
  return times
}

/**
 * The ratio of the times for `4 × size` and `size`, each the best of several: 4 for linear work, 16 for quadratic work.
 * The small work is done four times as often, so that both samples hold as much garbage collection and are delayed alike on a busy machine.
 */
export async function timeRatio(work: (size: number) => unknown, size: number): Promise<number> {
  const times = await repetitions(work, size * 4)
  let small = Infinity
  let large = Infinity
  for (let sample = 0; sample < mostSamples; sample += 1) {
    small = Math.min(small, (await timeOf(work, size, times * 4)) / 4)
    large = Math.min(large, await timeOf(work, size * 4, times))
    if (sample >= fewestSamples && large / small <= linear) break
  }
  return large / small
}

const pairsOfRound = 20
const fewestRounds = 3
const mostRounds = 10

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
  for (let round = 0; round < mostRounds && (round < fewestRounds || least > limit); round += 1) {
    const ratios: number[] = []
    for (let pair = 0; pair < pairsOfRound; pair += 1) {
      const took = await timeOf(work, 1, 1)
      ratios.push(took / (await timeOf(yardstick, 1, 1)))
    }
    least = Math.min(least, middleOf(ratios))
  }
  return least
}
