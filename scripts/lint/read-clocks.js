import { below, calledName, isFunction, returnedBy, sourcesOf, unwrapped, variableOf } from './follow-names.js'

/** Where the code of a test reads a clock or draws by chance, followed through the names of its file. */

/** Calls that read a clock, and the helpers of the tests that return durations. */
const CLOCKS = new Set([
  ...['performance.now', 'performance.measure', 'performance.getEntriesByName'],
  ...['process.hrtime', 'process.hrtime.bigint', 'process.cpuUsage', 'process.resourceUsage'],
])
const MEASURES = new Set(['shortestInTurn', 'pairRatio'])
const DATE = 'Date.now'
const NOW = /^(?:Date|Date\.now|Temporal\.Now\.\w+)$/
const INSTANT = /(?:^Date\.parse|\.getTime|\.valueOf)$/
const CHANCES = /^(?:Math\.random|(?:crypto\.)?(?:randomInt|randomUUID|randomBytes|getRandomValues)|process\.pid)$/
/** Calls that hand on their arguments: a reading there is compared. */
const HANDS_ON = /^(?:String|Number|BigInt|Math\.\w+|JSON\.stringify|Date\.parse|expect(?:\.(?!poll)\w+)*|assert(?:\.\w+)*)$/
const EXPECTATION = /^expect(?:\.soft|\.poll)?$/
/** How many functions of the file a reading of the time of day is followed through, and how many names a moment. */
const MAX_CALLS = 3
const MAX_NAMES = 6

/** The name of a called function; '' for what is no call. */
export const nameOfCall = (code, node) => (node.callee ? calledName(node.callee, code.getScope(node)) : '')

/** The nodes that an identifier gets its value from. */
export function sourcesOfName(code, node) {
  const variable = node.type === 'Identifier' ? variableOf(node.name, code.getScope(node)) : null
  return variable ? sourcesOf(variable) : []
}

/** True for a bare call of the clock: `Date.now()`, `new Date()`, `Temporal.Now.instant()`. */
const readsNow = ({ type, arguments: given }, name) =>
  (type === 'NewExpression' && name === 'Date' && given.length === 0) || (type === 'CallExpression' && NOW.test(name))

/** True for a moment that was read from the clock: in place, by a name, as a number. */
function isMoment(code, node, steps = MAX_NAMES) {
  const inner = unwrapped(node)
  if (!inner || steps === 0) return false
  const name = nameOfCall(code, inner)
  if (readsNow(inner, name)) return true
  if (inner.type === 'UnaryExpression') return isMoment(code, inner.argument, steps - 1)
  if (inner.callee?.object && INSTANT.test(name)) return isMoment(code, inner.callee.object, steps - 1)
  return sourcesOfName(code, inner).some((source) => isMoment(code, source, steps - 1))
}

/** True for any instant: a moment, `Date.parse(…)`, `at.getTime()`. */
const isInstant = (code, node) =>
  isMoment(code, node) ||
  [node, ...sourcesOfName(code, node)].some((each) => each.type === 'CallExpression' && INSTANT.test(nameOfCall(code, each)))

/** True for the time that has passed since another instant: `Date.now() - start`, `end - start`, `Date.now() - at.getTime()`. */
const isSpan = (code, { type, operator, left, right }) =>
  type === 'BinaryExpression' && operator === '-' && isMoment(code, left) && isInstant(code, right)

/** The clock that a node itself reads; null for none. */
function clockOf(code, node) {
  if (isSpan(code, node)) return DATE
  const name = node.type === 'CallExpression' ? nameOfCall(code, node) : ''
  return CLOCKS.has(name) || MEASURES.has(name) ? name : null
}

/** True for a list that is only counted. */
const isCounted = ({ parent }) => parent.type === 'MemberExpression' && /^(?:length|size)$/.test(parent.property.name)

/** Finds the clock that measures a duration in a node; null for none. */
export function measureIn(code, node, seen = new Set()) {
  for (const each of below(node, code.visitorKeys)) {
    const clock = clockOf(code, each)
    if (clock) return clock
    if (each.type !== 'Identifier' || seen.has(each.name) || isCounted(each)) continue
    seen.add(each.name)
    for (const source of sourcesOfName(code, each)) {
      const found = measureIn(code, source, seen)
      if (found) return found
    }
  }
  return null
}

/** The values that the functions of a name return. An object may only hold a reading among others. */
const valuesOf = (code, node) =>
  sourcesOfName(code, node)
    .filter(isFunction)
    .flatMap((source) => [...returnedBy(source, code.visitorKeys)])
    .filter((value) => unwrapped(value).type !== 'ObjectExpression')

/** True for a call of a function of this file that returns the time of day. */
const returnsNow = (code, node, steps) =>
  node.type === 'CallExpression' && valuesOf(code, node.callee).some((value) => readsDate(code, value, { steps: steps - 1 }))

const isMatcher = (code, { callee }) =>
  callee.type === 'MemberExpression' && [...below(callee.object, code.visitorKeys)].some((each) => EXPECTATION.test(nameOfCall(code, each)))

const handsOn = (code, node) => node.type !== 'CallExpression' || HANDS_ON.test(nameOfCall(code, node)) || isMatcher(code, node)

function isReading(code, node, { steps, isCompared }) {
  const name = nameOfCall(code, node)
  if (isCompared) return readsNow(node, name) || returnsNow(code, node, steps)
  return name === DATE && steps === MAX_CALLS
}

/** True where the time of day itself is compared. The reading of a callback is not; nor is one that a call gets, but for `Date.now()`. */
export function readsDate(code, node, { steps = MAX_CALLS, isCompared = true } = {}) {
  if (isFunction(node) || steps === 0) return false
  if (isReading(code, node, { steps, isCompared })) return true
  const isHandedOn = isCompared && handsOn(code, node)
  return (code.visitorKeys[node.type] ?? []).some((key) =>
    [node[key]]
      .flat()
      .some((child) => child && readsDate(code, child, { steps, isCompared: key === 'arguments' ? isHandedOn : isCompared })),
  )
}

/** True for a value that chance or the clock gives. */
export function isByChance(code, node, seen = new Set()) {
  return [...below(node, code.visitorKeys)].some((each) => {
    const name = each.type === 'MemberExpression' ? calledName(each, code.getScope(each)) : nameOfCall(code, each)
    if (readsNow(each, name) || CHANCES.test(name) || CLOCKS.has(name)) return true
    if (each.type !== 'Identifier' || seen.has(each.name)) return false
    seen.add(each.name)
    return sourcesOfName(code, each).some((source) => isByChance(code, source, seen))
  })
}
