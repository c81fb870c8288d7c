import { sectionsOf } from './report.ts'

/** How old the outcome of a proof is. */
export interface ProofAge {
  readonly name: string
  /** The day of its last run; null when it was never run. */
  readonly made: string | null
  /** The commits since then; null where the outcome names none of the history. */
  readonly commits: number | null
  /** How long it took; null where the outcome does not say it. */
  readonly seconds: number | null
  readonly isRed: boolean
}

const SECONDS = /^`npm run proof -- [\w-]+` · (\d+) s,/m
const MADE = /\bmade on (\d{4}-\d\d-\d\d)(?: (?:at|before) ([0-9a-f]{7,40}))?/

const ageOf = (history: readonly string[], commit: string): number | null => {
  const place = history.findIndex((each) => each.startsWith(commit))
  return place === -1 ? null : place
}

function readAge(name: string, section: string, history: readonly string[]): ProofAge {
  const [, made = null, commit] = MADE.exec(section) ?? []
  const seconds = SECONDS.exec(section)?.[1]
  return {
    name,
    made,
    commits: commit === undefined ? null : ageOf(history, commit),
    seconds: seconds === undefined ? null : Number(seconds),
    isRed: /^\| ✗/m.test(section),
  }
}

/** Never run comes first, then what names no commit of the history, then by commits: a smaller rank is older. */
const rank = ({ made, commits }: ProofAge): number => (made === null ? -2 : commits === null ? -1 : 0)

function compare(one: ProofAge, other: ProofAge): number {
  if (rank(one) !== rank(other)) return rank(one) - rank(other)
  if (one.commits !== null && other.commits !== null) return other.commits - one.commits
  return (one.made ?? '').localeCompare(other.made ?? '')
}

/** The ages of the proofs by the report and the history of the code, newest commit first; the oldest outcome comes first. */
export function readAges(report: string, names: readonly string[], history: readonly string[]): ProofAge[] {
  const sections = sectionsOf(report)
  return names.map((name) => readAge(name, sections.get(name) ?? '', history)).toSorted(compare)
}

/** Chooses the oldest proof; after the first one, the oldest whose usual duration is within the seconds that are left. */
export function chooseNext(ages: readonly ProofAge[], run: ReadonlySet<string>, secondsLeft: number): ProofAge | null {
  if (run.size === 0) return ages[0] ?? null
  return ages.find(({ name, seconds }) => !run.has(name) && seconds !== null && seconds <= secondsLeft) ?? null
}

/** One line about the age of a proof. */
export function describeAge({ name, made, commits, seconds, isRed }: ProofAge): string {
  const age = made === null ? 'never' : commits === null ? 'unknown commit' : `${commits} commits`
  const facts = [made ?? '', seconds === null ? '' : `${seconds} s`, isRed ? '✗' : '']
  return [age.padStart(14), name, ...facts.filter(Boolean)].join('  ')
}
