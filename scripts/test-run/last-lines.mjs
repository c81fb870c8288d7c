// @ts-check

/**
 * @typedef {import('./run-failed-again.mjs').Result} Result
 * @typedef {import('./failed-tests.mjs').FailedTest} FailedTest
 * @typedef {import('./run-facts.mjs').RunFacts} RunFacts
 */

/** The most tests that get two lines each: all parts, the facts and the failures are to stand in the last forty lines. */
const MAX_WITH_TWO_LINES = 8
const MAX_WITH_ONE_LINE = 18
const MAX_LINE_LENGTH = 300
const MAX_TITLE_LENGTH = 120

/** The file and the title of a test, in one line that leaves room for its error. @param {FailedTest} test */
const nameOf = ({ file, title }) => `${file === null ? '' : `${file} › `}${title.replaceAll('\n', ' ').slice(0, MAX_TITLE_LENGTH)}`

/** @param {FailedTest} test */
const inTwoLines = (test) => [`      ${nameOf(test)}`, `        ${test.error}`]

/** @param {FailedTest} test */
const inOneLine = (test) => [`      ${nameOf(test)} : ${test.error}`]

/** @param {readonly FailedTest[]} tests one line for each file, of the first tests of each */
function byFile(tests) {
  const files = [...Map.groupBy(tests, ({ file }) => file).values()].flatMap(([first, ...others]) =>
    first ? [`      ${nameOf(first)}${others.length > 0 ? ` (et ${others.length} de plus)` : ''} : ${first.error}`] : [],
  )
  const more = files.length - MAX_WITH_ONE_LINE
  return more > 0 ? [...files.slice(0, MAX_WITH_ONE_LINE), `      … et ${more} fichiers de plus`] : files
}

/** @param {readonly FailedTest[]} tests */
function describeTests(tests) {
  if (tests.length <= MAX_WITH_TWO_LINES) return tests.flatMap(inTwoLines)
  return tests.length <= MAX_WITH_ONE_LINE ? tests.flatMap(inOneLine) : byFile(tests)
}

/** @param {number | null} ms */
const seconds = (ms) => (ms === null ? '–' : `${Math.round(ms / 1000)} s`)

/** @param {Result} result */
function partLine({ part, counts, ms, processorMs, isLate = false }) {
  const mark = counts.failed === 0 ? '✓' : '✗'
  const figures = part.kind === 'check' ? '' : `, ${counts.passed} réussis${counts.failed > 0 ? `, ${counts.failed} échoués` : ''}`
  return `    ${mark} ${part.name} : ${seconds(ms)}, processeur ${seconds(processorMs)}${figures}${isLate ? ', second essai' : ''}`
}

/** @param {number} load */
const decimal = (load) => load.toFixed(2).replace('.', ',')

/** @param {RunFacts} facts */
function factLines({ turn, day, load, processors, isInMemory, browser, ms, processorMs }) {
  const databases = isInMemory ? 'en mémoire' : 'sur le disque'
  return [
    `    En tout : ${seconds(ms)}, processeur de la machine ${seconds(processorMs)}, bases comprises`,
    `    Tour ${turn}, jour ${day}, charge ${load.map(decimal).join(' puis ')}, processeurs : ${processors}, bases ${databases}, ${browser ?? 'sans navigateur'}`,
  ]
}

/**
 * The last lines of a run: each part with its time, what the run depended on, then each test that failed at first or twice, with its file and first error.
 * @param {readonly Result[]} results
 * @param {RunFacts} facts
 */
export function describeRun(results, facts) {
  const late = results.filter(({ isLate }) => isLate).flatMap(({ failed }) => failed ?? [])
  const red = results.filter(({ counts }) => counts.failed > 0)
  const named = red.flatMap(({ failed }) => failed ?? [])
  const unnamed = red.filter(({ failed }) => failed === null || failed.length === 0).map(({ part }) => `      ${part.name}`)
  const lines = ['', '  Parties :', ...results.map(partLine), ...factLines(facts)]
  if (late.length > 0) lines.push('  Passés au second essai :', ...describeTests(late))
  if (red.length > 0) lines.push('  Échecs :', ...unnamed, ...describeTests(named))
  return `${lines.map((line) => line.slice(0, MAX_LINE_LENGTH)).join('\n')}\n`
}
