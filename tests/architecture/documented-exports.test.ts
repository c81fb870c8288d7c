import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const CONTRACTS = ['schemas/**/*.ts', 'src/domain/**/*.ts', 'src/engine/**/*.ts', 'machines/**/*.ts', 'server/**/*service.ts']
const LEFT_OUT = /(\.test\.tsx?$|^schemas\/generated\/)/

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as ts.Statement & { name?: ts.Identifier }
  return name ? [name.text] : []
}

/** The exports of a source text that have no sentence of documentation. */
function undocumented(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const documented = new Set<string>()
  const found: string[] = []
  for (const statement of file.statements.filter(isExported)) {
    const sentence = ts
      .getJSDocCommentsAndTags(statement)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' ')
    for (const name of namesOf(statement)) {
      if (sentence.trim().length >= 10) documented.add(name)
      else found.push(name)
    }
  }
  return found.filter((name) => !documented.has(name)).map((name) => `${path}: ${name}`)
}

describe('documentation of contracts', () => {
  it('has one sentence on every export of schemas, domain, engine, machines and services', () => {
    const files = globSync(CONTRACTS).filter((path) => !LEFT_OUT.test(path))
    expect(files.length).toBeGreaterThan(20)
    const missing = files.flatMap((path) => undocumented(path, readFileSync(path, 'utf8')))
    expect(missing, 'Write above each one a sentence of ten characters or more, as /** … */').toEqual([])
  })

  it('sees an export of any kind without a sentence, and takes one sentence for overloads', () => {
    const seeds = [
      'export const a = 1',
      'export function a() {}',
      'export interface a {}',
      'export type a = 1',
      '/** x */\nexport class a {}',
    ]
    for (const seed of seeds) expect(undocumented('seed.ts', seed)).toEqual(['seed.ts: a'])
    expect(undocumented('seed.ts', '/** Says what it is. */\nexport const a = 1\nconst b = 2')).toEqual([])
    const overloads =
      '/** Says what it is. */\nexport function a(x: 1): 1\nexport function a(x: 2): 2\nexport function a(x: number) { return x }'
    expect(undocumented('seed.ts', overloads)).toEqual([])
  })
})
