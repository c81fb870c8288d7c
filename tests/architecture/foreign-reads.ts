import ts from 'typescript'
import { chainAfter, conditionsAfter, foundInCode, hasSiteAfter, tableOf } from './site-conditions.ts'

const VALUE = String.raw`\$\{(?:[^{}]|\{[^{}]*\})*\}`
const ROW = String.raw`(${VALUE}|\b[a-z_]+)\.[a-z_]+`
const READ = /(?<!\bdelete\s+)\bfrom\s+(?:only\s+)?(\$\{sql\.table\((?:[^{}]|\{[^{}]*\})*\}|"?[a-z_]+"?(?![\w(.]))/gi
const SIGN = new RegExp(String.raw`${VALUE}|[()]|\b(?:union|group\s+by|order\s+by)\b`, 'gi')
const WORD = '(?!(?:where|on|using|join|left|inner|cross|group|order|limit|for)\\b)([a-z_]+)'
const NAME = new RegExp(String.raw`(?:\b(?:from|join)|,)\s+"?([a-z_]+)"?(?:\s+(?:as\s+)?${WORD})?|\)\s+(?:as\s+)?${WORD}`, 'gi')
const LINK = new RegExp(String.raw`${ROW}\s*=\s*${ROW}|(?<![.\w}])[a-z_]+\s*=\s*${ROW}|${ROW}\s*=\s*[a-z_]+(?![.\w(])`, 'gi')
const CONDITION = /\b(?:where|on|using)\b.*$/is
const JOIN = /^(?:inner|left|right|full|cross)Join$/

/** The part of a text that belongs to the same select: up to the parenthesis that closes it, or to what follows its conditions. */
function restOfSelect(text: string): string {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (depth === 0 && !sign.startsWith('$')) return text.slice(0, index)
    if (depth < 0) return text.slice(0, index)
  }
  return text
}

/** Tests if the condition of a select of SQL compares one of its columns with one of a row that is read outside of it. */
function isTied(select: string, condition: string): boolean {
  const own = new Set([...select.matchAll(NAME)].flatMap((found) => found.slice(1)))
  return [...condition.matchAll(LINK)].some((found) => found.slice(1).some((row) => row !== undefined && !own.has(row)))
}

/** Tests if a chain compares one of its columns with one of a row that is read outside of it. */
function isTiedAfter(call: ts.CallExpression, named: readonly ts.Expression[]): boolean {
  const joined = chainAfter(call).filter(({ name }) => JOIN.test(name))
  const tables = [...named, ...joined.flatMap(({ given: [table] }) => table ?? [])]
  const own = new Set(tables.map((table) => /[a-z_]+(?='?$)/.exec(table.getText())?.[0]))
  const rowsOf = (given: readonly ts.Expression[]) => given.flatMap((each) => /^'([a-z_]+)\.[a-z_]+'$/.exec(each.getText())?.[1] ?? [])
  return conditionsAfter(call).some(({ name, given }) => name === 'whereRef' && rowsOf(given).some((row) => !own.has(row)))
}

/** The tables that a call reads without the site. What another query makes is read there. */
function readByCall(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const [argument] = node.arguments
  if (!argument || node.expression.name.text !== 'selectFrom') return []
  const named = ts.isArrayLiteralExpression(argument) ? [...argument.elements] : [argument]
  if (hasSiteAfter(node) || isTiedAfter(node, named)) return []
  return named.filter((each) => ts.isStringLiteralLike(each) || ts.isIdentifier(each)).map(tableOf)
}

/** The tables that the selects of a text read without the site. */
function readBySql(node: ts.Node): string[] {
  if (!ts.isTemplateLiteral(node) && !ts.isStringLiteral(node)) return []
  const text = node.getText()
  return [...text.matchAll(READ)].flatMap(({ index, 1: table = '' }) => {
    const select = restOfSelect(text.slice(index))
    const condition = CONDITION.exec(select)?.[0] ?? ''
    return condition.includes('site_id') || isTied(select, condition) ? [] : [table]
  })
}

/**
 * Finds the selects of a table of sites whose conditions name neither the site nor a row that is read outside of them. Answers their tables.
 * Joined tables are not looked at, nor conditions that are added to a query of a variable.
 */
export function foreignReads(code: string, tables: ReadonlySet<string>): string[] {
  return foundInCode(code, tables, [readByCall, readBySql])
}
