import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A test that a document names by its title, and links to. */
interface NamedTest {
  readonly title: string
  readonly file: string
}

/** The cells of each row that answers a requirement of a standard: its number first. */
export function readRows(text: string): string[][] {
  return text.split('\n').flatMap((line) => {
    const row = /^\| (\d+(?:\.\d+)+ \| .+) \|$/.exec(line)?.[1]
    return row === undefined ? [] : [row.split(' | ')]
  })
}

/** The tests that a piece of a document links to. */
export function namedTests(document: string, piece: string): NamedTest[] {
  const links = piece.matchAll(/\[([^\]]+)\]\(([^)]+\.(?:test|spec)\.tsx?)\)/g)
  return [...links].map(([, title = '', path = '']) => ({ title, file: join(dirname(document), path) }))
}

/** What is wrong with the tests that are named: files that are not there, or have no test of this very title. */
export function missingTests(tests: readonly NamedTest[]): string[] {
  return tests.filter((test) => !isThere(test)).map(({ file, title }) => `${file} has no test « ${title} »`)
}

const runners = new Set(['it', 'test', 'describe'])
const unrun = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf'])

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)

/** What is called, from its first name on: of `it.each(rows)(…)`, `it` and `each`. */
function wordsOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isCallExpression(node)) return wordsOf(node.expression)
  return ts.isPropertyAccessExpression(node) ? [...wordsOf(node.expression), node.name.text] : []
}

const known = new Map<string, ReadonlySet<string>>()

/** The titles of the tests of a file that run, and of the rows that they are run for: what is skipped, awaited or commented out is no test. */
function runTitles(text: string, file: string): ReadonlySet<string> {
  const found = known.get(text)
  if (found) return found
  const titles = new Set<string>()
  const visit = (node: ts.Node, isRun: boolean): void => {
    const words = ts.isCallExpression(node) ? wordsOf(node) : []
    const isRunner = runners.has(words[0] ?? '')
    if (isRunner && words.some((word) => unrun.has(word))) return
    // What stands in the body of a test is not its name.
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
