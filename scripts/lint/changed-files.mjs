// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {(name: string) => string} Read gives the text of a file of one state of the project */

/**
 * @typedef {object} FileCheck A check that looks at each file by itself.
 * @property {string} record file with the commit at which every file was last found right
 * @property {readonly string[]} settings any change of these files concerns every file
 * @property {(read: Read) => string} versions what else concerns every file when it changes
 */

/**
 * The files that have changed since the recorded commit; null when all have to be checked: the commit is not an ancestor, the history is missing
 * or cut, or the tool or its settings have changed.
 * @param {(...args: string[]) => string} git runs git and returns what it writes
 * @param {FileCheck} check
 * @returns {string[] | null}
 */
export function changedFiles(git, { record, settings, versions }) {
  try {
    const top = git('rev-parse', '--show-toplevel').trim()
    const now = (/** @type {string} */ name) => readFileSync(join(top, name), 'utf8')
    const base = String(JSON.parse(now(record)).commit)
    const before = (/** @type {string} */ name) => git('show', `${base}:${name}`)
    git('merge-base', '--is-ancestor', base, 'HEAD')
    const lines = (/** @type {string} */ text) => text.split('\0').filter((name) => name !== '')
    const changed = lines(git('diff', '--name-only', '--no-renames', '--diff-filter=d', '-z', base))
    const gone = lines(git('diff', '--name-only', '--no-renames', '--diff-filter=D', '-z', base))
    const fresh = lines(git('ls-files', '--others', '--exclude-standard', '-z'))
    if ([...changed, ...gone, ...fresh].some((name) => settings.includes(name))) return null
    if (versions(before) !== versions(now)) return null
    return [...new Set([...changed, ...fresh])]
  } catch {
    return null
  }
}
