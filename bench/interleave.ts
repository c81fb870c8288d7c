/** Something to be measured: `prepare` makes the input of one call outside of the measurement, `run` is what counts. The first of several has no input. */
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

let kept: unknown

/** Processor time of this thread: what other programs take does not count. The kernel counts it in steps of some ms, so batches are long. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function batch(calls: number, call: () => unknown): number {
  const start = cpuMs()
  for (let index = 0; index < calls; index++) kept = call()
  return (cpuMs() - start) / calls
}

/**
 * Mean milliseconds of a call. An input is made just before its call, as a driver would, and its cost is taken off:
 * what it costs beside calls of the first contender, since beside nothing else it finds all it needs in the caches, and is half as dear.
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
    for (const { prepare, run } of contenders) kept = run(prepare?.())
  } while (performance.now() < end)
}

/** How many calls fill a batch. */
function callsFor({ prepare, run }: Contender, batchMs: number): number {
  for (let calls = 1; ; calls *= 2) {
    const spent = batch(calls, () => run(prepare?.())) * calls
    if (spent >= batchMs / 4) return Math.ceil((calls * batchMs) / spent)
  }
}

/**
 * Measures contenders against the first of them. Each round runs a batch of every contender, in an order that turns;
 * a ratio is taken within its round, so that what slows the machine for a while slows both sides.
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
  if (kept === undefined) throw new Error('Nothing was measured')
  const base = times[0] ?? []
  return contenders.map(({ name }, index) => {
    const own = times[index] ?? []
    return { name, ms: median(own), ratio: median(own.map((time, round) => time / (base[round] ?? NaN))) }
  })
}
