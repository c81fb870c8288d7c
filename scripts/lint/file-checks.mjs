// @ts-check
import { lockedVersions } from './locked-versions.mjs'

/** @typedef {import('./changed-files.mjs').FileCheck} FileCheck */

/** The format of every file. @type {FileCheck} */
export const formatCheck = {
  record: 'scripts/lint/formatted.json',
  settings: ['.prettierrc', '.prettierignore', '.editorconfig', '.gitignore'],
  versions: (read) => {
    const { prettier = null, devDependencies = {} } = JSON.parse(read('package.json'))
    return JSON.stringify([prettier, devDependencies.prettier])
  },
}

/** The packages that eslint.config.js and the rules of the project use. */
export const LINT_PACKAGES = [
  ...['eslint', '@eslint/js', 'eslint-plugin-jsx-a11y-x', 'eslint-plugin-react-hooks', 'globals', 'typescript', 'typescript-eslint'],
]

/** The rules of ESLint: each of them reads the file that it judges, and no other. @type {FileCheck} */
export const lintCheck = {
  record: 'scripts/lint/linted.json',
  settings: [
    'eslint.config.js',
    'tsconfig.json',
    'scripts/lint/follow-names.js',
    'scripts/lint/known-numbers.js',
    'scripts/lint/plain-language.js',
    'scripts/lint/project-rules.js',
    'scripts/lint/read-clocks.js',
    'scripts/lint/test-durations.js',
    'scripts/lint/test-patience.js',
  ],
  versions: (read) => JSON.stringify(lockedVersions(JSON.parse(read('package-lock.json')), LINT_PACKAGES)),
}
