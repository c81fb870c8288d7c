import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatTodo, parseTodo } from './plain-language-todo.ts'

const FILE = path.join(import.meta.dirname, 'names-todo.txt')

/** The list of files that looked up unchecked names when the rule was introduced. It may only become shorter. */
export const namesTodo = {
  read: () => parseTodo(readFileSync(FILE, 'utf8')),
  write: (todo: ReturnType<typeof parseTodo>) => writeFileSync(FILE, formatTodo(todo, 'lint:names')),
}
