import ts from 'typescript'

/** Finds the tables whose rows belong to a site, by the files that type them. */
export function tablesOfSites(codes: readonly string[]): ReadonlySet<string> {
  const [types, bases, tables] = [new Set<string>(), new Map<string, string>(), new Map<string, string>()]
  for (const code of codes) {
    const visit = (node: ts.Node): void => {
      if (ts.isPropertySignature(node) && ts.isInterfaceDeclaration(node.parent)) {
        const name = node.name.getText()
        if (name === 'site_id') types.add(node.parent.name.text)
        if (node.type && ts.isTypeReferenceNode(node.type)) tables.set(name, node.type.getText())
      }
      if (ts.isExpressionWithTypeArguments(node) && ts.isInterfaceDeclaration(node.parent.parent))
        bases.set(node.parent.parent.name.text, node.expression.getText())
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile('tables.ts', code, ts.ScriptTarget.Latest, true))
  }
  const isOfSite = (type: string): boolean => types.has(type) || types.has(bases.get(type) ?? '')
  return new Set([...tables].flatMap(([table, type]) => (isOfSite(type) ? [table] : [])))
}

/** The table that a chain of calls inserts into; null where it is no constant. */
function insertedInto(call: ts.CallExpression): string | null {
  let node: ts.Expression = call
  while (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [table] = node.arguments
    if (node.expression.name.text === 'insertInto') return table && ts.isStringLiteralLike(table) ? table.text : null
    node = node.expression.expression
  }
  return null
}

const UPSERT = /\binsert into (\S+)(?:(?!\binsert into ).)*?\bon conflict \([^)]*\) do update\b(?:(?!\binsert into ).)*/gs
const CONFLICT = /\bon conflict .*$/s

/** The table of an upsert that a chain of calls makes without the site; null for none. */
function foreignInCalls(node: ts.Node, isOfSite: (table: string | null) => boolean): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null
  if (node.expression.name.text !== 'onConflict') return null
  const [table, act] = [insertedInto(node), node.arguments[0]?.getText() ?? '']
  return act.includes('doUpdateSet') && isOfSite(table) && !act.includes('site_id') ? (table ?? act) : null
}

/** The tables of the upserts that a text of SQL makes without the site. */
function foreignInSql(node: ts.Node, isOfSite: (table: string) => boolean): string[] {
  if (!ts.isTemplateLiteral(node)) return []
  const statements = [...node.getText().matchAll(UPSERT)].map(([statement, table = '']) => ({ statement, table }))
  const found = statements.filter(({ statement, table }) => isOfSite(table) && !CONFLICT.exec(statement)?.[0].includes('site_id'))
  return found.map(({ table }) => table)
}

/** Finds the upserts that may change a row of another site: their key and condition do not name the site. */
export function foreignUpserts(code: string, tables: ReadonlySet<string>): string[] {
  const found: string[] = []
  if (!/on conflict|onConflict/.test(code)) return found
  const isOfSite = (table: string | null): boolean => table === null || table.startsWith('$') || tables.has(table)
  const visit = (node: ts.Node): void => {
    const table = foreignInCalls(node, isOfSite)
    found.push(...(table === null ? [] : [table]), ...foreignInSql(node, isOfSite))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true))
  return found
}
