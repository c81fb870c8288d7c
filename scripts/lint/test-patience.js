import { below, calledName, isFunction, memberName, textOf, variableOf } from './follow-names.js'
import { numbersOf } from './known-numbers.js'

/**
 * Lint rule for the waits of tests. A limit near the usual duration measures the machine: on a slow one it fails correct work.
 * eslint.config.js holds the list of files that may set short limits, each with its reason.
 */

const MIN_MS = 30_000
const LIMIT = /(?:timeout|patience)(?:ms)?$/i
const TEST_CALLS = new Set(['it', 'test', 'describe', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'])
const SETTERS = new Set(['setTimeout', 'setDefaultTimeout', 'setDefaultNavigationTimeout'])
const WAITS = new Set(['vi.waitFor', 'vi.waitUntil'])
/** Timers that end a wait: their limit is an argument. */
const TIMERS = new Map([
  ['setTimeout', 1],
  ['timers.setTimeout', 0],
  ['timers.scheduler.wait', 0],
])
const QUIET = /^networkidle[02]?$/
/** Shorter ones give way to other work for a moment: no state is waited for. */
const MIN_PAUSE_MS = 50

const nameOf = (key) => (key?.type === 'Identifier' ? key.name : key?.type === 'Literal' ? String(key.value) : '')

/** True for `expect(check)` in `expect(check).toPass()`. */
const isRepeated = ({ type, callee, parent }) =>
  type === 'CallExpression' && nameOf(callee) === 'expect' && parent.type === 'MemberExpression' && nameOf(parent.property) === 'toPass'

/** True for a check that `toPass` repeats, written in place or by its name. */
function isChecked(node, scope) {
  if (isRepeated(node.parent)) return true
  const name = node.id ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id : null)
  for (let at = scope; name && at; at = at.upper) {
    const variable = at.set.get(nameOf(name))
    if (variable) return variable.references.some(({ identifier }) => isRepeated(identifier.parent))
  }
  return false
}

/** True for the function of a timer that fails: it throws, or calls `reject`. */
const fails = (node, keys) =>
  nameOf(node) === 'reject' ||
  (isFunction(node) && [...below(node, keys)].some(({ type, callee }) => type === 'ThrowStatement' || nameOf(callee) === 'reject'))

/** True for the first parameter of the function of `new Promise(…)`, however it is called. */
function isResolver(name, scope) {
  const [definition] = variableOf(name, scope)?.defs ?? []
  if (definition?.type !== 'Parameter') return false
  const { parent, params } = definition.node
  return parent.type === 'NewExpression' && nameOf(parent.callee) === 'Promise' && params[0] === definition.name
}

/** True for the function of a timer that does nothing but resolve a promise. */
function resolves(node, scope) {
  const name = nameOf(node) || (isFunction(node) ? nameOf(node.body.callee) : '')
  return /^(?:resolve|done|go|r)$/.test(name) || isResolver(name, scope)
}

/** The value that an expression gives to a name, when the name is one of a limit. */
const limitGivenBy = ({ left, right }) =>
  LIMIT.test(left.type === 'MemberExpression' ? (memberName(left) ?? '') : nameOf(left)) ? right : null

/** True for a test or a hook, which may have a limit behind its body. */
function isTestCall({ callee, arguments: given }) {
  const root = callee.type === 'CallExpression' ? callee.callee : callee
  return given.some(isFunction) && TEST_CALLS.has(nameOf(root.type === 'MemberExpression' ? root.object : root))
}

/** The limit that a call sets for later ones, or for a test by its last argument; null for none. */
function limitSetBy(node) {
  const { callee, arguments: given } = node
  const last = given.at(-1)
  const isSetter = callee.type === 'MemberExpression' && SETTERS.has(nameOf(callee.property)) && given.length === 1
  return isSetter || (isTestCall(node) && !isFunction(last)) ? last : null
}

/** The limits of the timers of a race: what is late loses it. */
const limitsOfRace = (race, called, keys) =>
  [...below(race, keys)].flatMap((each) => {
    const limit = each.type === 'CallExpression' ? each.arguments[TIMERS.get(called(each.callee)) ?? Infinity] : undefined
    return limit && !fails(each.arguments[0], keys) ? [limit] : []
  })

/** The limits of timers that end a wait: those that fail, those of a race, and signals. */
function limitsOfTimers(node, called, keys) {
  const { arguments: given } = node
  const name = called(node.callee)
  if (name === 'AbortSignal.timeout') return given.slice(0, 1)
  if (name === 'Promise.race') return limitsOfRace(node, called, keys)
  return name === 'setTimeout' && given[1] && fails(given[0], keys) ? [given[1]] : []
}

/** The time that a call lets pass until it resolves; null for another call. */
function pauseOf({ arguments: given }, name, scope) {
  const at = TIMERS.get(name)
  return at !== undefined && given[at] && (at === 0 || resolves(given[0], scope)) ? given[at] : null
}

const isBareWait = ({ arguments: given }, name) => (WAITS.has(name) && nameOf(given[1]) !== 'patience') || name.endsWith('.waitForTimeout')

/** Reports limits under 30 seconds outside `toPass`, waits without the common patience, pauses, and the load state `networkidle`. */
export const testPatience = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      short: 'A limit of {{limit}} ms measures the machine. Leave it out, or give 30 s or more; a short look belongs inside toPass.',
      bare: '{{what}} has a limit of its own. Use waitUntil of #tests/support/wait-until.ts, or wait for a state of the page.',
      quiet:
        '`networkidle` is reached once and never left. Wait for a state of the page, or use whenQuiet of tests/e2e/page/when-quiet.ts.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const { visitorKeys } = sourceCode
    const isInBrowserTest = /\.spec\.tsx?$|\/tests\/e2e\//.test(context.filename)
    const scopeOf = (node) => sourceCode.getScope(node)
    const isInRepeatedCheck = (node) =>
      sourceCode.getAncestors(node).some((ancestor) => isFunction(ancestor) && isChecked(ancestor, scopeOf(ancestor)))
    const world = { scopeOf, visitorKeys, counts: (node) => !isInRepeatedCheck(node) }
    const called = (node) => calledName(node, scopeOf(node))
    const judge = (value) => {
      const short = numbersOf(value, world).filter((limit) => limit > 0 && limit < MIN_MS)
      if (short.length > 0 && !isInRepeatedCheck(value))
        context.report({ node: value, messageId: 'short', data: { limit: Math.min(...short) } })
    }
    const judgeText = (node) => {
      if (QUIET.test(textOf(node) ?? '')) context.report({ node, messageId: 'quiet' })
    }

    function judgeWait(node) {
      const what = called(node.callee)
      const pause = isInBrowserTest ? pauseOf(node, what, scopeOf(node)) : null
      const isPause = pause !== null && numbersOf(pause, world).some((ms) => ms >= MIN_PAUSE_MS)
      if (isPause || isBareWait(node, what)) context.report({ node, messageId: 'bare', data: { what } })
      if (what.endsWith('.waitForNetworkIdle')) context.report({ node, messageId: 'quiet' })
    }

    return {
      Property({ key, value }) {
        if (LIMIT.test(nameOf(key))) judge(value)
      },
      VariableDeclarator({ id, init }) {
        if (init && LIMIT.test(nameOf(id))) judge(init)
      },
      AssignmentPattern(node) {
        const limit = node.parent.type === 'Property' ? null : limitGivenBy(node)
        if (limit) judge(limit)
      },
      AssignmentExpression(node) {
        const limit = limitGivenBy(node)
        if (limit) judge(limit)
      },
      CallExpression(node) {
        const limit = limitSetBy(node)
        for (const each of [...(limit ? [limit] : []), ...limitsOfTimers(node, called, visitorKeys)]) judge(each)
        judgeWait(node)
      },
      Literal: judgeText,
      TemplateLiteral: judgeText,
    }
  },
}
