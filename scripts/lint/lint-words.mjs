// Shows the files that break the plain-language rule, or shortens the list of those that are allowed to: npm run lint:words -- [--prune] [file…]
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { plainLanguage } from './plain-language.js'
import { formatTodo, readTodo, TODO_FILE } from './plain-language-todo.ts'

const linter = new Linter()
const config = {
  files: ['**/*.{ts,tsx,mts,js,jsx,mjs}'],
  plugins: { house: { rules: { 'plain-language': plainLanguage } } },
  linterOptions: { noInlineConfig: true },
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  rules: { 'house/plain-language': 'error' },
}
const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter(Boolean)

const problemsOf = (file) => linter.verify(readFileSync(file, 'utf8'), config, { filename: file })

/** Each renamed path with its next one, from the last commits and the index. */
function readRenames() {
  const flags = ['-M', '-l4000', '--diff-filter=R', '--name-status']
  const lines = [...git('diff', '--cached', ...flags), ...git('log', '-n300', '--format=', ...flags)]
  return new Map(lines.map((line) => line.split('\t').slice(1)).toReversed())
}

/** Replaces the path of a moved file by its present one and drops deleted files. */
function followRenames(files) {
  if (files.every(existsSync)) return files
  const renames = readRenames()
  const present = (file, steps = 0) => {
    if (existsSync(file)) return [file]
    const next = renames.get(file)
    return next && steps < renames.size ? present(next, steps + 1) : []
  }
  return files.flatMap((file) => present(file))
}

/** Takes clean and deleted files off the list and follows renames. Of the files that remain, only those named are checked, or all when none is named. */
function prune(named) {
  const { limit, files } = readTodo()
  const isClean = (file) => (named.length === 0 || named.includes(file)) && problemsOf(file).length === 0
  const rest = followRenames(files).filter((file) => !isClean(file))
  writeFileSync(TODO_FILE, formatTodo({ limit, files: rest }))
  console.log(`${rest.length} files are left on the list, ${files.length - rest.length} were removed.`)
}

const named = process.argv.slice(2).filter((argument) => argument !== '--prune')
if (process.argv[2] === '--prune') prune(named)
else {
  for (const file of named.length > 0 ? named : readTodo().files)
    for (const { line, message } of problemsOf(file)) console.log(`${file}:${line} ${message}`)
}
