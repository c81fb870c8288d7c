import path from 'node:path'
import { findUncheckedNames } from './unchecked-names.ts'

// Reports names from outside that are looked up in plain objects: npm run lint:names

const ADVICE = 'Use ownValue (schemas/names/own-value.ts) to read, emptyRecord (schemas/names/empty-record.ts) or a Map to write.'

const found = findUncheckedNames({ root: path.join(import.meta.dirname, '../..'), config: 'scripts/lint/tsconfig.names.json' })
for (const { file, line, text } of found) console.error(`${file}:${line} \`${text}\` reads any name. ${ADVICE}`)
process.exitCode = found.length === 0 ? 0 : 1
