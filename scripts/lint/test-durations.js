/**
 * Lint rule for what tests measure. Durations and the clock of the machine decide nothing: they differ from machine to machine.
 * What is compared in full mode alone belongs to `npm run proof`.
 */

/** Calls that read a clock, and the helpers of the tests that return durations. */
const CLOCKS = new Set(['performance.now', 'process.hrtime', 'process.hrtime.bigint', 'process.cpuUsage'])
const MEASURES = new Set(['shortestInTurn', 'pairRatio'])
const DATE = 'Date.now'
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])
const SAMPLERS = new Set(['assert', 'check', 'sample', 'configureGlobal'])
const INSTANT = /(?:^Date\.(?:now|parse)|\.getTime)$/
const CHANCES = /Date\.now\(|Math\.random\(|performance\.now\(|new Date\(\)|randomInt\(|random(?:UUID|Bytes)\(/

/** The nodes below a node, itself first. */
function* below(node, keys) {
  yield node
  for (const key of keys[node.type] ?? []) for (const child of [node[key]].flat()) if (child) yield* below(child, keys)
}

/** Finds the initial value of a constant of this file, or its function. */
function definitionOf(name, scope) {
  for (let at = scope; at; at = at.upper) {
    const [definition] = at.set.get(name)?.defs ?? []
    if (definition)
      return definition.type === 'Variable' ? definition.node.init : definition.type === 'FunctionName' ? definition.node : null
  }
  return null
}

const isFullMode = ({ type, test }) => (type === 'IfStatement' || type === 'ConditionalExpression') && test.name === 'isFull'

/** True for the call that begins an expectation: `expect(…)`, `expect.soft(…)`. Polled values are judged until they hold. */
const isExpectation = ({ callee }) =>
  (callee.type === 'Identifier' && callee.name === 'expect') ||
  (callee.type === 'MemberExpression' && callee.object.name === 'expect' && callee.property.name === 'soft')

/** Reports durations and `Date.now()` in expectations, and seeds of fast-check that differ from run to run. */
export const testDurations = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      duration:
        'A duration decides: {{what}}. Count steps, use growthOf of #tests/support/time-ratio.ts, or compare in full mode (if (isFull)).',
      clock: '`Date.now()` in an expectation: read the clock before, or give the code a clock.',
      seed: 'A seed that differs from run to run: tests/support/setup.ts gives all random cases the seed of the turn.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const { visitorKeys } = sourceCode

    /** The clock that a node itself reads; null for none. */
    function clockOf(node) {
      if (isSpan(node)) return DATE
      const name = node.type === 'CallExpression' ? sourceCode.getText(node.callee) : ''
      return CLOCKS.has(name) || MEASURES.has(name) ? name : null
    }

    /** Finds the clock that is read in a node, followed through constants and functions of this file; null for none. */
    function measureIn(node, seen = new Set()) {
      for (const each of below(node, visitorKeys)) {
        const clock = clockOf(each)
        if (clock) return clock
        if (each.type !== 'Identifier' || seen.has(each.name)) continue
        seen.add(each.name)
        const definition = definitionOf(each.name, sourceCode.getScope(each))
        const found = definition && measureIn(definition, seen)
        if (found) return found
      }
      return null
    }

    /** True for the time that has passed since another instant: `Date.now() - start`, `Date.now() - at.getTime()`. */
    function isSpan({ type, operator, left, right }) {
      if (type !== 'BinaryExpression' || operator !== '-' || sourceCode.getText(left) !== `${DATE}()`) return false
      const start = right.type === 'Identifier' ? definitionOf(right.name, sourceCode.getScope(right)) : right
      return start?.type === 'CallExpression' && INSTANT.test(sourceCode.getText(start.callee))
    }

    /** The whole chain of an expectation: `expect(a).not.toBe(b)`. */
    function chainOf(node) {
      let chain = node
      while (chain.parent.type === 'MemberExpression' || (chain.parent.type === 'CallExpression' && chain.parent.callee === chain))
        chain = chain.parent
      return chain
    }

    const isInFullMode = (node) => sourceCode.getAncestors(node).some(isFullMode)

    /** True for a reading in the arguments themselves; what a callback reads there is not compared. */
    const readsDate = (node) =>
      !FUNCTIONS.has(node.type) &&
      ((node.type === 'CallExpression' && sourceCode.getText(node.callee) === DATE) ||
        (visitorKeys[node.type] ?? []).some((key) => [node[key]].flat().some((child) => child && readsDate(child))))

    const judgeExpectation = (node) => {
      const chain = chainOf(node)
      const what = measureIn(chain)
      if (what) context.report({ node, messageId: 'duration', data: { what } })
      else if (readsDate(chain)) context.report({ node, messageId: 'clock' })
    }

    return {
      CallExpression(node) {
        if (isExpectation(node) && !isInFullMode(node)) judgeExpectation(node)
      },
      'CallExpression[callee.object.name="fc"] > ObjectExpression > Property[key.name="seed"]'(node) {
        if (SAMPLERS.has(node.parent.parent.callee.property.name) && CHANCES.test(sourceCode.getText(node.value)))
          context.report({ node, messageId: 'seed' })
      },
    }
  },
}
