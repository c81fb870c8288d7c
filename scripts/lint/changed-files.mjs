// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Holds the commit at which the format of every file was last found right. */
export const RECORD = 'scripts/lint/formatted.json'
/** A change of the formatter or of its settings concerns every file. */
const SETTINGS = new Set(['.prettierrc', '.prettierignore', '.editorconfig', '.gitignore'])

/** @param {string} text of a package.json */
function formatterOf(text) {
  const { prettier = null, devDependencies = {} } = JSON.parse(text)
  return JSON.stringify([prettier, devDependencies.prettier])
}

/**
 * The files that have changed since the recorded commit; null when all have to be checked: the commit is not an ancestor, the history is missing
 * or cut, or the formatter has changed.
 * @param {(...args: string[]) => string} git runs git and returns what it writes
 * @returns {string[] | null}
 */
export function changedFiles(git) {
  try {
    const top = git('rev-parse', '--show-toplevel').trim()
    const read = (/** @type {string} */ name) => readFileSync(join(top, name), 'utf8')
    const base = String(JSON.parse(read(RECORD)).commit)
    git('merge-base', '--is-ancestor', base, 'HEAD')
    const lines = (/** @type {string} */ text) => text.split('\0').filter((name) => name !== '')
    const changed = lines(git('diff', '--name-only', '--no-renames', '--diff-filter=d', '-z', base))
    const gone = lines(git('diff', '--name-only', '--no-renames', '--diff-filter=D', '-z', base))
    const fresh = lines(git('ls-files', '--others', '--exclude-standard', '-z'))
    if ([...changed, ...gone, ...fresh].some((name) => SETTINGS.has(name))) return null
    const isSame =
      !changed.includes('package.json') || formatterOf(git('show', `${base}:package.json`)) === formatterOf(read('package.json'))
    return isSame ? [...new Set([...changed, ...fresh])] : null
  } catch {
    return null
  }
}
