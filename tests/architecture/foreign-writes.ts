import ts from 'typescript'

const WRITES = new Set(['updateTable', 'deleteFrom', 'mergeInto'])
const CONDITIONS = new Set(['where', 'whereRef', '$if'])

const TABLE = String.raw`(?:only\s+)?(\$\{(?:[^{}]|\{[^{}]*\})*\}|"?[a-z_]+"?)`
const STATEMENT = new RegExp(String.raw`\b(?:delete\s+from\s+${TABLE}|update\s+${TABLE}(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b)`, 'gi')
const CONDITION = /\bwhere\b.*$/is

/** Tests if a call of a chain is a condition that names the site. */
function namesSite(call: ts.CallExpression): boolean {
  const { expression, arguments: given } = call
  if (!ts.isPropertyAccessExpression(expression) || !CONDITIONS.has(expression.name.text)) return false
  return given.some((each) => each.getText().includes('site_id'))
}

function hasSiteAfter(call: ts.CallExpression): boolean {
  const { parent } = call
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return false
  return namesSite(parent.parent) || hasSiteAfter(parent.parent)
}

/** The tables that a call writes without the site: one, or none. A table from a value is given as its expression. */
function writtenByCall(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const [table] = node.arguments
  if (!table || !WRITES.has(node.expression.name.text) || hasSiteAfter(node)) return []
  return [ts.isStringLiteralLike(table) ? table.text.replace(/\s.*$/s, '') : `\${${table.getText()}}`]
}

/** The tables that the statements of a text write without the site. */
function writtenBySql(node: ts.Node): string[] {
  if (!ts.isTemplateLiteral(node) && !ts.isStringLiteral(node)) return []
  const text = node.getText()
  const statements = [...text.matchAll(STATEMENT)]
  return statements.flatMap(({ index, 1: deleted, 2: updated }, at) => {
    const condition = CONDITION.exec(text.slice(index, statements[at + 1]?.index))?.[0] ?? ''
    return condition.includes('site_id') ? [] : [deleted ?? updated ?? '']
  })
}

/** Finds the statements that change or delete rows of a table of sites without naming the site in their condition. Answers their tables. */
export function foreignWrites(code: string, tables: ReadonlySet<string>): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const written = [...writtenByCall(node), ...writtenBySql(node)]
    found.push(...written.filter((table) => table.startsWith('$') || tables.has(table.replaceAll('"', ''))))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true))
  return found
}
