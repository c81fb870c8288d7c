import ts from 'typescript'
import { accessesOf } from './row-accesses.ts'
import { constantTexts, textOf } from './written-texts.ts'

/** A host of a test, and how a file uses it. */
export interface HostUse {
  readonly host: string
  readonly line: number
  /** Where the test begins that uses it; the place itself outside of tests. */
  readonly test: number
  /** Why more than one test may write on it by this line; null when it belongs to one. */
  readonly fault: string | null
}

const MARKS = new Set(['only', 'skip', 'fixme', 'fail'])
const ROUNDS = new Set(['forEach', 'map', 'flatMap'])

/** True for a call that declares a test: `test('…', …)`, `test.only('…', …)`. */
function isTest(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false
  const { expression } = node
  if (ts.isIdentifier(expression)) return expression.text === 'test'
  const isMarked = ts.isPropertyAccessExpression(expression) && MARKS.has(expression.name.text) && node.arguments.length > 1
  return isMarked && ts.isIdentifier(expression.expression) && expression.expression.text === 'test'
}

/** Why more than one test may reach what stands in a node; null for no reason. */
function sharedBy(node: ts.Node): string | null {
  if (ts.isCallExpression(node) && node.expression.getText() === 'test.use') return 'a setting of several tests is it'
  return ts.isFunctionLike(node) ? 'a function that several tests may call uses it' : null
}

/** The test that has a place, and why the place may be reached by more than one test. */
function ownerOf(place: ts.Node): Pick<HostUse, 'test' | 'fault'> {
  let fault: string | null = null
  let isInList = false
  for (let node = place; !ts.isSourceFile(node.parent); node = node.parent) {
    const { parent } = node
    if (isTest(parent)) return { test: parent.getStart(), fault: isInRounds(parent) ? 'every round of a loop uses it' : null }
    isInList ||= ts.isArrayLiteralExpression(parent) || ts.isObjectLiteralExpression(parent)
    fault ??= sharedBy(parent)
  }
  return { test: place.getStart(), fault: fault ?? (isInList ? null : 'a constant of the whole file is it') }
}

/** True for the function of `list.forEach(…)`. */
const isRound = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression) && ROUNDS.has(parent.expression.name.text)

/** True for a test that a loop declares: it is several tests. */
function isInRounds(test: ts.Node): boolean {
  for (let node = test; !ts.isSourceFile(node.parent); node = node.parent) {
    const { parent } = node
    if (ts.isIterationStatement(parent, false) && parent.statement === node) return true
    if (ts.isFunctionLike(parent) && isRound(parent)) return true
  }
  return false
}

/** The host of an address, the name of an e-mail address, or the text itself. */
function nameIn(text: string): string {
  const [, host] = /^(?:https?:)?\/\/([^/:?#\0]+)/.exec(text) ?? []
  if (host !== undefined) return host
  const [, account] = /^([^@]+)@essai\.example$/.exec(text) ?? []
  return account ?? text.replace(/(?<=\.localhost)[:/].*$/s, '')
}

/** Finds the hosts of tests that a file names. */
export function hostsIn(code: string, hosts: ReadonlySet<string>): HostUse[] {
  const file = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true)
  const constants = constantTexts(file)
  const found: HostUse[] = []
  const visit = (node: ts.Node): void => {
    const host = ts.isIdentifier(node) ? null : nameIn(textOf(node, constants) ?? '')
    if (host === null || !hosts.has(host)) return ts.forEachChild(node, visit)
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const read = accessesOf(file, node)
    for (const place of read.length > 0 ? read : [node]) found.push({ host, line, ...ownerOf(place) })
  }
  visit(file)
  return found
}

/** Says where more than one test may write on one host. */
export function sharedHosts(files: readonly (readonly [path: string, code: string])[], hosts: ReadonlySet<string>): string[] {
  const uses = files.flatMap(([path, code]) =>
    hostsIn(code, hosts).map((use) => ({ ...use, at: `${path}:${use.line}`, owner: `${path}:${use.test}` })),
  )
  return [...Map.groupBy(uses, ({ host }) => host)].flatMap(([host, own]) => [
    ...own.flatMap(({ at, fault }) => (fault === null ? [] : [`${host} at ${at}: ${fault}`])),
    ...(new Set(own.map(({ owner }) => owner)).size > 1 ? [`${host} is used at ${own.map(({ at }) => at).join(' and ')}`] : []),
  ])
}
