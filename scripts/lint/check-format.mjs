// @ts-check
import { checkFiles } from './check-files.mjs'
import { formatCheck } from './file-checks.mjs'

// `npm run format:check`: the files that have changed since the recorded commit; `-- --all`: every file; `-- --record`: every file, and the record.
const options = ['--check', '--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/prettier/check.json']
const prettier = ['node_modules/prettier/bin/prettier.cjs', ...options, '--ignore-unknown', '--log-level', 'warn']
checkFiles(formatCheck, (names) => [...prettier, '--', ...names])
