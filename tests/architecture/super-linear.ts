import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkSync, type Parameters } from 'recheck'
import type { Pattern } from './constant-patterns.ts'

// The implementation in JavaScript: neither Java nor a native program.
process.env['RECHECK_SYNC_BACKEND'] = 'pure'

/** Most patterns take some milliseconds; the few that take longer are fuzzed instead. */
const automaton: Parameters = { checker: 'automaton', timeout: 800 }
/** For look-around and back-references, which an automaton cannot hold. */
const fuzz: Parameters = {
  checker: 'fuzz',
  timeout: 20_000,
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

const cacheFile = 'node_modules/.cache/recheck/4.5.0.json'

function readCache(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

/** The text that makes a pattern super-linear, or `safe`; null for one that only the fuzzer can judge when it is not to run. */
function judge({ source, flags }: Pattern, isFuzzed: boolean): string | null {
  const byAutomaton = checkSync(source, flags, automaton)
  if (byAutomaton.status === 'unknown' && !isFuzzed) return null
  const verdict = byAutomaton.status === 'unknown' ? checkSync(source, flags, fuzz) : byAutomaton
  if (verdict.status === 'vulnerable') return `${verdict.complexity.summary} by ${verdict.attack.pattern}`
  return verdict.status === 'safe' ? 'safe' : `not decided: ${verdict.error.kind}`
}

/**
 * The super-linear patterns of a list, each with a text that shows it. A verdict is cached by its pattern.
 * An automaton judges most patterns; those that it cannot judge are fuzzed where the caller says so, by the number of the pattern.
 */
export function superLinear(patterns: readonly Pattern[], isFuzzed: (number: number) => boolean = () => true): string[] {
  const before = readCache()
  const verdicts = new Map<string, string>()
  const passedOver = new Set<string>()
  const verdictOf = (pattern: Pattern): string | null => {
    const key = `/${pattern.source}/${pattern.flags}`
    if (passedOver.has(key)) return null
    const verdict = verdicts.get(key) ?? before[key] ?? judge(pattern, isFuzzed(verdicts.size + passedOver.size))
    if (verdict === null) passedOver.add(key)
    else verdicts.set(key, verdict)
    return verdict
  }
  const slow = patterns.flatMap((pattern) => {
    const verdict = verdictOf(pattern)
    return verdict === null || verdict === 'safe' ? [] : [`${pattern.place} /${pattern.source}/${pattern.flags} is ${verdict}`]
  })
  mkdirSync(dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify({ ...before, ...Object.fromEntries(verdicts) }))
  return [...new Set(slow)]
}
