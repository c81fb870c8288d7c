import ts from 'typescript'

const CONDITIONS = new Set(['where', 'whereRef', '$if'])

/** A call of a chain: its name and what it is given. */
interface ChainedCall {
  readonly name: string
  readonly given: ts.NodeArray<ts.Expression>
}

/** The table that an argument of a builder names, without its alias. A table from a value is given as its expression. */
export function tableOf(argument: ts.Expression): string {
  return ts.isStringLiteralLike(argument) ? argument.text.replace(/\s.*$/s, '') : `\${${argument.getText()}}`
}

/** The calls that follow a call in its chain. */
export function chainAfter({ parent }: ts.CallExpression): readonly ChainedCall[] {
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return []
  return [{ name: parent.name.text, given: parent.parent.arguments }, ...chainAfter(parent.parent)]
}

/** The conditions that follow a call in its chain. */
export function conditionsAfter(call: ts.CallExpression): readonly ChainedCall[] {
  return chainAfter(call).filter(({ name }) => CONDITIONS.has(name))
}

/** Tests if a condition of the chain after a call names the site. */
export function hasSiteAfter(call: ts.CallExpression): boolean {
  return conditionsAfter(call).some(({ given }) => given.some((each) => each.getText().includes('site_id')))
}

/** Finds the tables of sites among those that readers find in the nodes of a file. A table from a value may be one. */
export function foundInCode(code: string, tables: ReadonlySet<string>, readers: readonly ((node: ts.Node) => string[])[]): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const named = readers.flatMap((reader) => reader(node))
    found.push(...named.filter((table) => table.startsWith('$') || tables.has(table.replaceAll('"', ''))))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true))
  return found
}
