import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A test that a document links by its title. */
interface NamedTest {
  readonly title: string
  readonly file: string
}

/** Returns the cells of each row about a requirement, its id first. */
export function readRows(text: string): string[][] {
  return text.split('\n').flatMap((line) => {
    const row = /^\| (\d+(?:\.\d+)+ \| .+) \|$/.exec(line)?.[1]
    return row === undefined ? [] : [row.split(' | ')]
  })
}

/** Returns the tests that a part of a document links. */
export function namedTests(document: string, piece: string): NamedTest[] {
  const links = piece.matchAll(/\[([^\]]+)\]\(([^)]+\.(?:test|spec)\.tsx?)\)/g)
  return [...links].map(([, title = '', path = '']) => ({ title, file: join(dirname(document), path) }))
}

/** Returns the errors of linked tests: missing files, or files without a test of this title. */
export function missingTests(tests: readonly NamedTest[]): string[] {
  return tests.filter((test) => !isThere(test)).map(({ file, title }) => `${file} has no test « ${title} »`)
}

const runners = new Set(['it', 'test', 'describe'])
const unrun = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf'])

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)

/** Returns the names in a callee: `it` and `each` for `it.each(rows)(…)`. */
function wordsOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isCallExpression(node)) return wordsOf(node.expression)
  return ts.isPropertyAccessExpression(node) ? [...wordsOf(node.expression), node.name.text] : []
}

const known = new Map<string, ReadonlySet<string>>()

/** Returns the titles and row labels of the tests in a file that run, without skipped, pending and commented ones. */
function runTitles(text: string, file: string): ReadonlySet<string> {
  const found = known.get(text)
  if (found) return found
  const titles = new Set<string>()
  const visit = (node: ts.Node, isRun: boolean): void => {
    const words = ts.isCallExpression(node) ? wordsOf(node) : []
    const isRunner = runners.has(words[0] ?? '')
    if (isRunner && words.some((word) => unrun.has(word))) return
    // Texts in the body of a test are not titles.
    const isTest = !ts.isFunctionLike(node) && (isRun || isRunner)
    if (isTest && isText(node)) titles.add(node.getText().slice(1, -1).replaceAll('\\', ''))
    ts.forEachChild(node, (child) => visit(child, isTest))
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), false)
  known.set(text, titles)
  return titles
}

function isThere({ file, title }: NamedTest): boolean {
  return existsSync(file) && runTitles(readFileSync(file, 'utf8'), file).has(title)
}
