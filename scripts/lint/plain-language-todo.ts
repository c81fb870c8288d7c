import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Todo {
  limit: number
  files: string[]
}

/** File with the limit of the list in its first line, then one path a line. */
export const TODO_FILE = path.join(import.meta.dirname, 'plain-language-todo.txt')

const LIMIT = /^# At most (\d+) files/

/** Reads a list. Lines of a merge conflict are skipped, and of two limits the smaller one counts. */
export function parseTodo(text: string): Todo {
  const lines = text.split('\n').filter((line) => line && !/^(<{7}|={7}|>{7}|\|{7})/.test(line))
  const limits = lines.flatMap((line) => line.match(LIMIT)?.[1] ?? []).map(Number)
  return { limit: Math.min(...limits), files: [...new Set(lines.filter((line) => !line.startsWith('#')))].sort() }
}

/** Writes a list. The limit follows the list downwards, so that a file cannot come back. */
export function formatTodo({ limit, files }: Todo, script = 'lint:words'): string {
  const sorted = [...new Set(files)].sort()
  const lower = Math.min(limit, sorted.length)
  return `# At most ${lower} files. Generated: run \`npm run ${script} -- --prune\`.\n${sorted.map((file) => `${file}\n`).join('')}`
}

/** Reads the committed list. */
export const readTodo = (): Todo => parseTodo(readFileSync(TODO_FILE, 'utf8'))
