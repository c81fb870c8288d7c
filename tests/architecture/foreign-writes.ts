import ts from 'typescript'
import { foundInCode, hasSiteAfter, tableOf } from './site-conditions.ts'

const WRITES = new Set(['updateTable', 'deleteFrom', 'mergeInto'])

const TABLE = String.raw`(?:only\s+)?(\$\{(?:[^{}]|\{[^{}]*\})*\}|"?[a-z_]+"?)`
const STATEMENT = new RegExp(String.raw`\b(?:delete\s+from\s+${TABLE}|update\s+${TABLE}(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b)`, 'gi')
const CONDITION = /\bwhere\b.*$/is

/** The tables that a call writes without the site: one, or none. A table from a value is given as its expression. */
function writtenByCall(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const [table] = node.arguments
  if (!table || !WRITES.has(node.expression.name.text) || hasSiteAfter(node)) return []
  return [tableOf(table)]
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
  return foundInCode(code, tables, [writtenByCall, writtenBySql])
}
