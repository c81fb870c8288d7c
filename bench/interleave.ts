/**
 * A measured function: `prepare` builds the input of one call outside of the measurement, `run` is measured. The first contender has no
 * input.
 */
export interface Contender {
  readonly name: string
  readonly prepare?: () => unknown
  readonly run: (input: unknown) => unknown
}

/** The result of a contender: the median time of a call, and the median of its ratio to the first by round. */
export interface Measurement {
  readonly name: string
  readonly ms: number
  readonly ratio: number
}

export interface Rounds {
  readonly rounds: number
  /** The minimum duration of a batch in milliseconds. */
  readonly batchMs: number
  readonly warmUpMs: number
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

let retained: unknown

/**
 * Returns the CPU time of this thread, which excludes other programs. The kernel counts in steps of some milliseconds, so batches are long.
 */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function batch(calls: number, call: () => unknown): number {
  const start = cpuMs()
  for (let index = 0; index < calls; index++) retained = call()
  return (cpuMs() - start) / calls
}

/**
 * Returns the mean milliseconds of a call. The input is built just before its call, as a driver would, and its cost is subtracted.
 * That cost is measured between calls of the first contender, because alone it would run from warm caches at half the cost.
 */
function timeOf({ prepare, run }: Contender, calls: number, first: Contender): number {
  if (!prepare) return batch(calls, () => run(undefined))
  const beside = () => first.run(undefined)
  const whole = batch(calls, () => run(prepare()))
  const input = batch(calls, () => [prepare(), beside()]) - batch(calls, beside)
  return whole - input
}

function warmUp(contenders: readonly Contender[], warmUpMs: number): void {
  const end = performance.now() + warmUpMs * contenders.length
  do {
    for (const { prepare, run } of contenders) retained = run(prepare?.())
  } while (performance.now() < end)
}

/** Returns the number of calls in a batch. */
function callsFor({ prepare, run }: Contender, batchMs: number): number {
  for (let calls = 1; ; calls *= 2) {
    const spent = batch(calls, () => run(prepare?.())) * calls
    if (spent >= batchMs / 4) return Math.ceil((calls * batchMs) / spent)
  }
}

/**
 * Measures contenders against the first one. Each round runs a batch of every contender in rotating order.
 * A ratio is taken within a round, so that a temporary slowdown affects both sides.
 */
export function interleave(contenders: readonly Contender[], { rounds, batchMs, warmUpMs }: Rounds): Measurement[] {
  const [first] = contenders
  warmUp(contenders, warmUpMs)
  const calls = contenders.map((contender) => callsFor(contender, batchMs))
  const times: number[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const index = (turn + round) % contenders.length
      const contender = contenders[index]
      if (contender && first) times[index]?.push(timeOf(contender, calls[index] ?? 1, first))
    }
  }
  if (retained === undefined) throw new Error('Nothing was measured')
  const base = times[0] ?? []
  return contenders.map(({ name }, index) => {
    const own = times[index] ?? []
    return { name, ms: median(own), ratio: median(own.map((time, round) => time / (base[round] ?? NaN))) }
  })
}
