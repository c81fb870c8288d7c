import { below, textOf } from './follow-names.js'
import { isByChance, measureIn, nameOfCall, readsDate, sourcesOfName } from './read-clocks.js'

/**
 * Lint rule for what tests measure. Durations and the clock of the machine decide nothing: they differ from machine to machine.
 * What is compared in full mode alone belongs to `npm run proof`.
 */

const JUDGE = /^(?:expect(?:\.soft|\.poll)?$|assert(?:\.|$))/
const SAMPLERS = /^fc\.(?:assert|check|sample|configureGlobal)$/
const FAILURES = /^(?:expect|assert)\.fail$/
const LOOPS = /^(?:While|DoWhile|For|ForOf|ForIn)Statement$/
const COMPARISONS = new Set(['<', '<=', '>', '>='])

const isFullMode = ({ type, test }) => (type === 'IfStatement' || type === 'ConditionalExpression') && test.name === 'isFull'

/** The whole chain of an expectation: `expect(a).not.toBe(b)`. */
function chainOf(node) {
  let chain = node
  while (chain.parent.type === 'MemberExpression' || (chain.parent.type === 'CallExpression' && chain.parent.callee === chain))
    chain = chain.parent
  return chain
}

/** True for what ends a test as failed: `throw`, `expect.fail()`. */
const failsTest = (code, node) =>
  node.type === 'ThrowStatement' || (node.type === 'CallExpression' && FAILURES.test(nameOfCall(code, node)))

/** The clock of a comparison that decides whether a test fails; null for none. */
function decidingClock(code, { test, consequent }) {
  const decides = [...below(consequent, code.visitorKeys)].some((each) => failsTest(code, each))
  const compares = [...below(test, code.visitorKeys)].some(({ type, operator }) => type === 'BinaryExpression' && COMPARISONS.has(operator))
  return decides && compares ? measureIn(code, test) : null
}

/** The values of a setting in options that are written in place, by a name, or spread. */
function settingsOf(code, node, name) {
  if (node?.type !== 'ObjectExpression') return node ? sourcesOfName(code, node).flatMap((source) => settingsOf(code, source, name)) : []
  return node.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return settingsOf(code, property.argument, name)
    return (property.key.name ?? textOf(property.key)) === name ? [property.value] : []
  })
}

/** Reports durations and the time of day in expectations, and seeds of fast-check that differ from run to run. */
export const testDurations = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      duration:
        'A duration decides: {{what}}. Count steps, use growthOf of #tests/support/time-ratio.ts, or compare in full mode (if (isFull)).',
      clock: 'The time of day in an expectation: read the clock before, or give the code a clock.',
      seed: 'A seed that differs from run to run: tests/support/setup.ts gives all random cases the seed of the turn.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const isInFullMode = (node) => sourceCode.getAncestors(node).some(isFullMode)

    function judgeExpectation(node, name) {
      const chain = chainOf(node)
      // Polled values are judged until they hold.
      const what = name === 'expect.poll' ? null : measureIn(sourceCode, chain)
      if (what) context.report({ node, messageId: 'duration', data: { what } })
      else if (readsDate(sourceCode, chain)) context.report({ node, messageId: 'clock' })
    }

    return {
      CallExpression(node) {
        const name = nameOfCall(sourceCode, node)
        if (JUDGE.test(name) && !isInFullMode(node)) judgeExpectation(node, name)
        if (!SAMPLERS.test(name)) return
        for (const value of settingsOf(sourceCode, node.arguments.at(-1), 'seed'))
          if (isByChance(sourceCode, value)) context.report({ node: value, messageId: 'seed' })
      },
      IfStatement(node) {
        // A loop that waits ends when its patience does.
        const isWait = sourceCode.getAncestors(node).some(({ type }) => LOOPS.test(type))
        const what = isWait || isInFullMode(node) ? null : decidingClock(sourceCode, node)
        if (what) context.report({ node: node.test, messageId: 'duration', data: { what } })
      },
    }
  },
}
