/**
 * Lint rule for the waits of tests. A limit near the usual duration measures the machine: on a slow one it fails correct work.
 * eslint.config.js holds the list of files that may set short limits, each with its reason.
 */

const MIN_MS = 30_000
const LIMIT = /(?:timeout|patience)(?:ms)?$/i
const TEST_CALLS = new Set(['it', 'test', 'describe', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'])
const SETTERS = new Set(['setTimeout', 'setDefaultTimeout', 'setDefaultNavigationTimeout'])
const UNITS = new Map([
  ['SECOND', 1000],
  ['MINUTE', 60_000],
])
const OPERATIONS = { '*': (a, b) => a * b, '+': (a, b) => a + b, '-': (a, b) => a - b, '/': (a, b) => a / b }

const nameOf = (key) => (key?.type === 'Identifier' ? key.name : key?.type === 'Literal' ? String(key.value) : '')

/** The initial value of a constant of this file. */
function constantOf(name, scope) {
  for (let at = scope; at; at = at.upper) {
    const [definition] = at.set.get(name)?.defs ?? []
    if (definition) return definition.type === 'Variable' && definition.parent.kind === 'const' ? definition.node.init : null
  }
  return null
}

/** How to read an expression of each kind: the numbers that it may be, as far as they are known without running it. */
const READERS = {
  Literal: ({ value }) => (typeof value === 'number' ? [value] : []),
  BinaryExpression({ operator, left, right }, scope) {
    const work = OPERATIONS[operator]
    return work ? numbersOf(left, scope).flatMap((a) => numbersOf(right, scope).map((b) => work(a, b))) : []
  },
  LogicalExpression: ({ left, right }, scope) => [...numbersOf(left, scope), ...numbersOf(right, scope)],
  ConditionalExpression: ({ consequent, alternate }, scope) => [...numbersOf(consequent, scope), ...numbersOf(alternate, scope)],
  TSAsExpression: ({ expression }, scope) => numbersOf(expression, scope),
  Identifier: ({ name }, scope) => (UNITS.has(name) ? [UNITS.get(name)] : numbersOf(constantOf(name, scope), scope)),
}

function numbersOf(node, scope) {
  return READERS[node?.type]?.(node, scope) ?? []
}

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'

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

/** Reports limits under 30 seconds outside `toPass`, and the load state `networkidle`. */
export const testPatience = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      short: 'A limit of {{limit}} ms measures the machine. Leave it out, or give 30 s or more; a short look belongs inside toPass.',
      quiet:
        '`networkidle` is reached once and never left. Wait for a state of the page, or use whenQuiet of tests/e2e/page/when-quiet.ts.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const isInRepeatedCheck = (node) =>
      sourceCode.getAncestors(node).some((ancestor) => isFunction(ancestor) && isChecked(ancestor, sourceCode.getScope(ancestor)))
    const judge = (node, value) => {
      const short = numbersOf(value, sourceCode.getScope(node)).filter((limit) => limit > 0 && limit < MIN_MS)
      if (short.length > 0 && !isInRepeatedCheck(node)) context.report({ node, messageId: 'short', data: { limit: Math.min(...short) } })
    }
    return {
      Property({ key, value }) {
        if (LIMIT.test(nameOf(key))) judge(value, value.type === 'AssignmentPattern' ? value.right : value)
      },
      VariableDeclarator({ id, init }) {
        if (init && LIMIT.test(nameOf(id))) judge(init, init)
      },
      AssignmentPattern({ left, right, parent }) {
        if (parent.type !== 'Property' && LIMIT.test(nameOf(left))) judge(right, right)
      },
      CallExpression({ callee, arguments: given }) {
        const last = given.at(-1)
        const isSetter = callee.type === 'MemberExpression' && SETTERS.has(nameOf(callee.property)) && given.length === 1
        const root = callee.type === 'CallExpression' ? callee.callee : callee
        const isTest = given.some(isFunction) && TEST_CALLS.has(nameOf(root.type === 'MemberExpression' ? root.object : root))
        if (isSetter || (isTest && !isFunction(last))) judge(last, last)
      },
      'Literal[value="networkidle"]'(node) {
        context.report({ node, messageId: 'quiet' })
      },
    }
  },
}
