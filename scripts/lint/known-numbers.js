import { isFunction, memberName, returnedBy, sourcesOf, textOf, unwrapped, variableOf } from './follow-names.js'

/** The numbers that an expression of a file may be, as far as they are known without running it. */

const UNITS = new Map([
  ['SECOND', 1000],
  ['MINUTE', 60_000],
])
const OPERATIONS = { '*': (a, b) => a * b, '+': (a, b) => a + b, '-': (a, b) => a - b, '/': (a, b) => a / b }
const MAX_STEPS = 12

/** The objects that an expression may be: written in place, or by a name. */
function objectsOf(node, world, steps) {
  const inner = unwrapped(node)
  if (steps === 0 || !inner) return []
  if (inner.type === 'ObjectExpression') return [inner]
  const variable = inner.type === 'Identifier' ? variableOf(inner.name, world.scopeOf(inner)) : null
  return variable ? sourcesOf(variable).flatMap((source) => objectsOf(source, world, steps - 1)) : []
}

const keyOf = ({ key }) => key?.name ?? (key ? textOf(key) : null)

function memberNumbers(node, world, steps) {
  const name = memberName(node)
  return objectsOf(node.object, world, steps).flatMap(({ properties }) =>
    properties.flatMap((property) => (name !== null && keyOf(property) === name ? numbersOf(property.value, world, steps) : [])),
  )
}

function numbersOfName(node, world, steps) {
  if (UNITS.has(node.name)) return [UNITS.get(node.name)]
  const variable = variableOf(node.name, world.scopeOf(node))
  return variable
    ? sourcesOf(variable)
        .filter((source) => world.counts(source))
        .flatMap((source) => numbersOf(source, world, steps))
    : []
}

/** The numbers that a function of this file returns. */
function returnedNumbers({ callee }, world, steps) {
  const variable = callee.type === 'Identifier' ? variableOf(callee.name, world.scopeOf(callee)) : null
  return (variable ? sourcesOf(variable) : [])
    .filter(isFunction)
    .flatMap((source) => [...returnedBy(source, world.visitorKeys)].flatMap((value) => numbersOf(value, world, steps)))
}

const both = (one, other, world, steps) => [...numbersOf(one, world, steps), ...numbersOf(other, world, steps)]

/** How an expression of each kind is read. */
const READERS = {
  Literal: ({ value }) => (typeof value === 'number' ? [value] : []),
  BinaryExpression({ operator, left, right }, world, steps) {
    const work = OPERATIONS[operator]
    return work ? numbersOf(left, world, steps).flatMap((a) => numbersOf(right, world, steps).map((b) => work(a, b))) : []
  },
  LogicalExpression: ({ left, right }, world, steps) => both(left, right, world, steps),
  ConditionalExpression: ({ consequent, alternate }, world, steps) => both(consequent, alternate, world, steps),
  AssignmentPattern: ({ right }, world, steps) => numbersOf(right, world, steps),
  Identifier: numbersOfName,
  MemberExpression: memberNumbers,
  CallExpression: returnedNumbers,
}

/**
 * Finds the numbers that an expression may be. `world` has the scope of a node, the keys of the syntax tree, and tells whether an argument of
 * a call counts.
 */
export function numbersOf(node, world, steps = MAX_STEPS) {
  const inner = unwrapped(node)
  return inner && steps > 0 ? (READERS[inner.type]?.(inner, world, steps - 1) ?? []) : []
}
