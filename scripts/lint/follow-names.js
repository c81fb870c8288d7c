/**
 * How the lint rules of tests see through names: what a name of a file may hold, and what a called thing is really called, also where
 * it was renamed or taken out of its object.
 */

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])
const WRAPPERS = new Set(['ChainExpression', 'TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'AwaitExpression'])
const COLLECTS = new Set(['push', 'unshift', 'add', 'set'])
/** The roots of names that a module exports: what the rules call `vi`, `fc` or `performance`. */
const MODULES = new Map([
  ['vitest', { vi: 'vi', vitest: 'vi', '*': 'vitest' }],
  ['fast-check', { default: 'fc', fc: 'fc', '*': 'fc' }],
  ['node:process', { default: 'process', '*': 'process' }],
  ['node:perf_hooks', { performance: 'performance' }],
  ['node:assert', { default: 'assert', '*': 'assert', ok: 'assert' }],
  ['node:assert/strict', { default: 'assert', '*': 'assert', ok: 'assert' }],
  ['node:timers/promises', { '*': 'timers' }],
])
/** How the other exports of a module are called. */
const MEMBERS = new Map([
  ['fast-check', 'fc.'],
  ['node:process', 'process.'],
  ['node:assert', 'assert.'],
  ['node:assert/strict', 'assert.'],
  ['node:timers/promises', 'timers.'],
])
const GLOBAL_OBJECT = /^(?:globalThis|window|self|vitest)\./
const MAX_STEPS = 20

/** True for a function of any spelling. */
export const isFunction = ({ type }) => FUNCTIONS.has(type)

/** Returns the text of a template without values, or of a quoted text; null for anything else. */
export function textOf(node) {
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : null
}

/** Returns the name of a member, with a dot or as a text in brackets; null when it is known at run time only. */
export const memberName = ({ computed, property }) => (computed ? textOf(property) : property.name)

/** The node within types, `await` and optional chains. */
export function unwrapped(node) {
  let inner = node
  while (inner && WRAPPERS.has(inner.type)) inner = inner.expression ?? inner.argument
  return inner
}

/** The nodes below a node, itself first. */
export function* below(node, keys) {
  yield node
  for (const key of keys[node.type] ?? []) for (const child of [node[key]].flat()) if (child) yield* below(child, keys)
}

/** Finds the variable of this file that a name means; null for a global one. */
export function variableOf(name, scope) {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(name)
    if (variable) return variable.defs.length > 0 ? variable : null
  }
  return null
}

/** Finds the arguments that are put into a list by `push`, a set by `add`, a map by `set`. */
function addedTo({ parent }) {
  if (parent.type !== 'MemberExpression' || !COLLECTS.has(memberName(parent))) return []
  return parent.parent.type === 'CallExpression' && parent.parent.callee === parent ? parent.parent.arguments : []
}

/** Finds the arguments that the calls of this file give to a parameter. */
function givenTo({ name, node }, scope) {
  const own = node.id ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id : null)
  const at = node.params.findIndex(({ range }) => range[0] <= name.range[0] && name.range[1] <= range[1])
  const called = own && own.type === 'Identifier' && at >= 0 ? variableOf(own.name, scope.upper) : null
  return (called?.references ?? []).flatMap(({ identifier: { parent }, identifier }) =>
    parent.type === 'CallExpression' && parent.callee === identifier && parent.arguments[at] ? [parent.arguments[at]] : [],
  )
}

/** The nodes that a variable gets its value from: its first value, later ones, what is put into it, the arguments of calls, its function. */
export function sourcesOf(variable) {
  const [definition] = variable.defs
  const values = variable.references.flatMap(({ identifier, writeExpr }) => (writeExpr ? [writeExpr] : addedTo(identifier)))
  if (definition.type === 'FunctionName') return [...values, definition.node]
  return definition.type === 'Parameter' ? [...values, ...givenTo(definition, variable.scope)] : values
}

/** The expressions that a function returns. */
export function* returnedBy(node, keys) {
  if (node.body.type !== 'BlockStatement') yield node.body
  else for (const each of ownNodes(node.body, keys)) if (each.type === 'ReturnStatement' && each.argument) yield each.argument
}

/** The nodes below a node that belong to no function within it. */
function* ownNodes(node, keys) {
  yield node
  for (const key of keys[node.type] ?? [])
    for (const child of [node[key]].flat()) if (child && !isFunction(child)) yield* ownNodes(child, keys)
}

function importedName({ node, parent }) {
  const source = parent.source.value
  const imported = node.type === 'ImportDefaultSpecifier' ? 'default' : node.type === 'ImportSpecifier' ? (node.imported.name ?? '') : '*'
  const known = MODULES.get(source)?.[imported]
  if (known) return known
  const prefix = MEMBERS.get(source)
  return prefix === undefined ? null : prefix + imported
}

/** The name under which a destructuring takes a variable out of its object; null for a plain variable. */
function takenAs(pattern, name) {
  const property = pattern.properties?.find(({ value }) => (value?.type === 'AssignmentPattern' ? value.left : value)?.name === name)
  return property ? (property.key.name ?? textOf(property.key)) : null
}

function nameOfVariable(variable, steps) {
  const [definition] = variable.defs
  if (definition.type === 'ImportBinding') return importedName(definition) ?? variable.name
  const { id, init } = definition.node
  if (definition.type !== 'Variable' || !init) return variable.name
  if (id.type === 'Identifier') return calledName(init, variable.scope, steps) || variable.name
  const taken = takenAs(id, variable.name)
  return taken === null ? variable.name : plain(`${calledName(init, variable.scope, steps)}.${taken}`)
}

const plain = (name) => name.replace(GLOBAL_OBJECT, '').replace(/^vitest$/, 'vi')

/** The name of a thing with those of its objects (`Date.now`, `vi.waitFor`), also where it was renamed; '' for what has none. */
export function calledName(node, scope, steps = MAX_STEPS) {
  const inner = unwrapped(node)
  if (steps === 0) return ''
  if (inner.type === 'Identifier') {
    const variable = variableOf(inner.name, scope)
    return variable ? nameOfVariable(variable, steps - 1) : inner.name
  }
  if (inner.type !== 'MemberExpression') return ''
  return plain(`${calledName(inner.object, scope, steps - 1)}.${memberName(inner) ?? ''}`)
}
