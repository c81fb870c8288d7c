import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A test that a document names by its title, and links to. */
interface NamedTest {
  readonly title: string
  readonly file: string
}

const bare = (text: string): string => text.replaceAll('\\', '')

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

function isThere({ file, title }: NamedTest): boolean {
  if (!existsSync(file)) return false
  const text = bare(readFileSync(file, 'utf8'))
  return ["'", '`', '"'].some((quote) => text.includes(`${quote}${title}${quote}`))
}
