import ts from 'typescript'

/** A host of a test, and how a file uses it. */
export interface HostUse {
  readonly host: string
  readonly line: number
  /** Where the test begins that uses it; the place itself outside of tests. */
  readonly test: number
  /** Why more than one test may write on it by this line; null when it belongs to one. */
  readonly fault: string | null
}

const isTest = (node: ts.Node): boolean => ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'test'

function declaresTest(node: ts.Node): boolean {
  return isTest(node) || ts.forEachChild(node, (child) => declaresTest(child) || undefined) === true
}

/** The test that has a place, and why the place may be reached by more than one test. */
function ownerOf(place: ts.Node): Pick<HostUse, 'test' | 'fault'> {
  let fault: string | null = null
  let isInList = false
  for (let node = place; !ts.isSourceFile(node.parent); node = node.parent) {
    const { parent } = node
    if (isTest(parent)) return { test: parent.getStart(), fault: loopFault(parent) }
    isInList ||= ts.isArrayLiteralExpression(parent) || ts.isObjectLiteralExpression(parent)
    if (ts.isFunctionLike(parent)) fault ??= 'a function that several tests may call uses it'
  }
  return { test: place.getStart(), fault: fault ?? (isInList ? null : 'a constant of the whole file is it') }
}

/** A test that a loop declares is several tests. */
function loopFault(test: ts.Node): string | null {
  for (let node = test; !ts.isSourceFile(node.parent); node = node.parent)
    if (ts.isForOfStatement(node.parent) && node.parent.statement === node && declaresTest(node)) return 'every round of a loop uses it'
  return null
}

/** Finds the hosts of tests that a file names. */
export function hostsIn(code: string, hosts: ReadonlySet<string>): HostUse[] {
  const file = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true)
  const found: HostUse[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && hosts.has(node.text))
      found.push({ host: node.text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, ...ownerOf(node) })
    ts.forEachChild(node, visit)
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
