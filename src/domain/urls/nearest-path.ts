import { plainLetters } from '#schemas/text/plain-letters.ts'

/** Smallest likeness of a path that is proposed. */
const MIN_LIKENESS = 0.3

const pairsOf = (word: string): readonly string[] => Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))

/** The words of a path without accents, capitals and endings of files: `nos`, `vins` of `/Nos-Vins.html`. */
function wordsOf(path: string): readonly string[] {
  const plain = plainLetters(path)
  return plain
    .replace(/\.(?:html?|php|aspx?|pdf)$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** The likeness of two paths between 0 and 1, by the pairs of letters that both have. */
function likeness(one: string, other: string): number {
  const [left, right] = [one, other].map((path) => wordsOf(path).flatMap((word) => pairsOf(` ${word} `)))
  if (!left?.length || !right?.length) return 0
  const rest = new Map<string, number>()
  for (const pair of right) rest.set(pair, (rest.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of left) {
    const count = rest.get(pair) ?? 0
    if (count === 0) continue
    rest.set(pair, count - 1)
    shared += 1
  }
  return (2 * shared) / (left.length + right.length)
}

/** The path that is most like a missing one; null when none is like it. */
export function nearestPath(missing: string, paths: readonly string[]): string | null {
  let [best, found]: [number, string | null] = [MIN_LIKENESS, null]
  for (const path of paths) {
    const like = likeness(missing, path)
    if (like > best) [best, found] = [like, path]
  }
  return found
}
