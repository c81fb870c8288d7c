/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [below = 0, above = 0] = [sorted[half - 1], sorted[half]]
  return sorted.length % 2 === 1 ? above : (below + above) / 2
}

/** The greatest distance between the shares of two samples that lie below a figure. */
function greatestDistance(one: readonly number[], other: readonly number[]): number {
  const share = (sample: readonly number[], figure: number): number => sample.filter((each) => each <= figure).length / sample.length
  return Math.max(...[...one, ...other].map((figure) => Math.abs(share(one, figure) - share(other, figure))))
}

/** How likely two samples of one source differ at least so much (Kolmogorov and Smirnov): small when they come from two. */
export function likelihoodOfOneSource(one: readonly number[], other: readonly number[]): number {
  const size = Math.sqrt((one.length * other.length) / (one.length + other.length))
  const lambda = (size + 0.12 + 0.11 / size) * greatestDistance(one, other)
  let sum = 0
  for (let term = 1; term <= 100; term += 1) sum += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * term ** 2 * lambda ** 2)
  return Math.min(1, Math.max(0, sum))
}
