/** Something to be measured: `prepare` makes the input of one call outside of the measurement, `run` is what counts. */
export interface Contender {
  readonly name: string
  readonly prepare?: () => unknown
  readonly run: (input: unknown) => unknown
}

/** What was measured of one contender: the median time of a call, and the median of its ratio to the first, round by round. */
export interface Measurement {
  readonly name: string
  readonly ms: number
  readonly ratio: number
}

export interface Rounds {
  readonly rounds: number
  /** How long one batch of calls lasts at least. */
  readonly batchMs: number
  readonly warmUpMs: number
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

const MOST_CALLS = 5000

let kept: unknown

/** Milliseconds for one call, over a batch of them; the processor time of a thread is counted too coarsely on many machines. */
function timeOf({ prepare, run }: Contender, calls: number): number {
  const inputs = Array.from({ length: calls }, () => prepare?.())
  const start = performance.now()
  for (let index = 0; index < calls; index++) kept = run(inputs[index])
  return (performance.now() - start) / calls
}

function warmUp(contenders: readonly Contender[], warmUpMs: number): void {
  const end = performance.now() + warmUpMs * contenders.length
  do {
    for (const { prepare, run } of contenders) kept = run(prepare?.())
  } while (performance.now() < end)
}

/** How many calls fill a batch: that of the fastest of three tries. */
function callsFor(contender: Contender, batchMs: number): number {
  const fastest = Math.min(timeOf(contender, 1), timeOf(contender, 1), timeOf(contender, 1))
  return Math.min(MOST_CALLS, Math.max(1, Math.round(batchMs / fastest)))
}

/**
 * Measures contenders against the first of them. Each round runs a batch of every contender, in an order that turns;
 * a ratio is taken within its round, so that what slows the machine for a while slows both sides.
 */
export function interleave(contenders: readonly Contender[], { rounds, batchMs, warmUpMs }: Rounds): Measurement[] {
  warmUp(contenders, warmUpMs)
  const calls = contenders.map((contender) => callsFor(contender, batchMs))
  const times: number[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const index = (turn + round) % contenders.length
      const contender = contenders[index]
      if (contender) times[index]?.push(timeOf(contender, calls[index] ?? 1))
    }
  }
  if (kept === undefined) throw new Error('Nothing was measured')
  const base = times[0] ?? []
  return contenders.map(({ name }, index) => {
    const own = times[index] ?? []
    return { name, ms: median(own), ratio: median(own.map((time, round) => time / (base[round] ?? NaN))) }
  })
}
