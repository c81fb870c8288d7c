import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Parts of the DOM that a browser of 2023 lacks, as code that calls them without asking. */
const LATER = [/\bURL\.(?:parse|canParse)\(/, /:popover-open/, /\.(?:show|hide|toggle)Popover\(/, /\bAbortSignal\.any\(/]

let files: readonly string[]
let errors: readonly string[]

beforeAll(() => {
  const config = ['-p', 'scripts/lint/tsconfig.visitors.json', '--listFiles', '--singleThreaded']
  const { stdout } = spawnSync('node', ['node_modules/typescript-7/bin/tsc', ...config], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const lines = stdout.split('\n')
  files = lines.filter((line) => line.startsWith(ROOT) && !line.includes('node_modules')).map((line) => relative(ROOT, line))
  errors = lines.filter((line) => line.includes('error TS'))
})

it('reads the views of blocks and the app of visitors', () => {
  expect(files).toEqual(expect.arrayContaining(['blocks/checkout/delivery/PickupForm.tsx', 'src/site/entry-client.tsx']))
})

it('sends visitors no call of the language that a browser of 2023 lacks', () => {
  expect(errors).toEqual([])
})

it('sends visitors no call of the DOM that a browser of 2023 lacks', () => {
  const found = files.flatMap((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8')
    return LATER.filter((name) => name.test(code)).map((name) => `${file}: ${name.source}`)
  })
  expect(found).toEqual([])
})
