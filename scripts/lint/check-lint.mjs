// @ts-check
import { checkFiles } from './check-files.mjs'
import { lintCheck } from './file-checks.mjs'

// `npm run lint:files`: the files that have changed since the recorded commit; `-- --all`: every file; `-- --record`: every file, and the record.
const options = ['--cache', '--cache-location', 'node_modules/.cache/eslint/', '--cache-strategy', 'content']
// A file that ESLint does not know, or that its settings leave out, is no fault.
const eslint = [
  'node_modules/eslint/bin/eslint.js',
  ...options,
  '--no-warn-ignored',
  '--pass-on-no-patterns',
  '--no-error-on-unmatched-pattern',
]
checkFiles(lintCheck, (names) => [...eslint, '--', ...names])
