import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { projectFolder } from '#tests/support/server/processes.ts'

// Tests get their modules from a bundler, which reads JSX; proofs get theirs from Node.
it('Node itself loads every proof', async () => {
  const folders = ['proof', 'mutation'].map((name) => join(projectFolder, 'tests', name))
  const found = await Promise.all(folders.map(async (folder) => (await readdir(folder)).map((file) => join(folder, file))))
  const files = found.flat().filter((file) => file.endsWith('.proof.ts'))
  const script = `for (const file of ${JSON.stringify(files)}) await import(file)
    process.stdout.write('loaded', () => process.exit())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: projectFolder })
  expect([stdout, files.length > 10]).toEqual(['loaded', true])
})
