import path from 'node:path'
import { namesTodo } from './names-todo.ts'
import { findUncheckedNames } from './unchecked-names.ts'

// Reports names from outside that are looked up in plain objects, or shortens the list of files that may: npm run lint:names -- [--prune | --all]

const ADVICE = 'Use ownValue (schemas/names/own-value.ts) to read, emptyRecord (schemas/names/empty-record.ts) or a Map to write.'
const CLEAN = 'looks up no unchecked name. Take it off the list: run `npm run lint:names -- --prune` and commit the list.'

const found = findUncheckedNames({ root: path.join(import.meta.dirname, '../..'), config: 'scripts/lint/tsconfig.names.json' })
const breaking = new Set(found.map(({ file }) => file))
const { limit, files } = namesTodo.read()
const listed = new Set(files)

if (process.argv[2] === '--prune') namesTodo.write({ limit, files: files.filter((file) => breaking.has(file)) })
else if (process.argv[2] === '--all') for (const { file, line, text } of found) console.log(`${file}:${line} ${text}`)
else {
  const faults = [
    ...found.filter(({ file }) => !listed.has(file)).map(({ file, line, text }) => `${file}:${line} \`${text}\` reads any name. ${ADVICE}`),
    ...files.filter((file) => !breaking.has(file)).map((file) => `${file} ${CLEAN}`),
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
