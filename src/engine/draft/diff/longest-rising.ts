/** Finds the positions of a longest run of rising numbers: the items whose order is the same. */
export function longestRising(numbers: readonly number[]): number[] {
  const tails: number[] = []
  const previous: number[] = []
  for (const [at, value] of numbers.entries()) {
    const place = firstNotBelow(tails, (tail) => numbers[tail] ?? 0, value)
    previous.push(tails[place - 1] ?? -1)
    tails[place] = at
  }
  const run: number[] = []
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) run.unshift(at)
  return run
}

function firstNotBelow(sorted: readonly number[], numberOf: (item: number) => number, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numberOf(sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
