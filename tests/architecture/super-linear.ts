import { checkSync, type Parameters } from 'recheck'
import type { Pattern } from './constant-patterns.ts'

// The implementation in JavaScript: neither Java nor a native program.
process.env['RECHECK_SYNC_BACKEND'] = 'pure'

/** Most patterns take some milliseconds; those that take longer, on a slow machine some more, are fuzzed instead: that has no limit of time. */
const automaton: Parameters = { checker: 'automaton', timeout: 30_000 }
/** For look-around and back-references, which an automaton cannot hold. */
const fuzz: Parameters = {
  checker: 'fuzz',
  timeout: null,
  randomSeed: 1,
  // Counted steps decide, not the clock of a busy machine.
  attackTimeout: null,
  incubationTimeout: null,
  attackLimit: 8_000_000,
  incubationLimit: 10_000,
  maxAttackStringSize: 20_000,
  // Quadratic patterns show in the first generation.
  maxIteration: 2,
  maxInitialGenerationSize: 120,
  maxGenerationSize: 30,
  mutationSize: 10,
  crossoverSize: 5,
}

/** Verdicts by pattern: `safe`, or how it is super-linear. */
export type Verdicts = Readonly<Record<string, string>>

/** The name of a pattern among the verdicts. */
const keyOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`

function judge({ source, flags }: Pattern): string {
  const byAutomaton = checkSync(source, flags, automaton)
  const verdict = byAutomaton.status === 'unknown' ? checkSync(source, flags, fuzz) : byAutomaton
  if (verdict.status === 'vulnerable') return `${verdict.complexity.summary} by ${verdict.attack.pattern}`
  return verdict.status === 'safe' ? 'safe' : `not decided: ${verdict.error.kind}`
}

/** The verdicts on patterns, in order: the known ones as they are, the others judged by an automaton, and fuzzed where it cannot judge. */
export function verdictsOf(patterns: readonly Pattern[], known: Verdicts = {}): Verdicts {
  const byKey = new Map(patterns.map((pattern) => [keyOf(pattern), pattern]))
  const inOrder = [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(inOrder.map(([key, pattern]) => [key, known[key] ?? judge(pattern)]))
}

/** The super-linear patterns of a list, each with its place and a text that shows it. */
export function superLinear(patterns: readonly Pattern[], verdicts: Verdicts): string[] {
  const slow = patterns.filter((pattern) => verdicts[keyOf(pattern)] !== 'safe')
  return [...new Set(slow.map((pattern) => `${pattern.place} ${keyOf(pattern)} is ${verdicts[keyOf(pattern)] ?? 'not judged'}`))]
}
