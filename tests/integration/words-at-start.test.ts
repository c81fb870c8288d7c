import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Tests are given their modules by a bundler, which takes imports that Node refuses.
it('Node itself loads what reads the words of pages, and the words of the interface among it', async () => {
  const script = `const { wordsOfInterface } = await import('#server/content/search/index-text/interface-text.ts')
    await import('#server/content/search/index-text/index-worker.ts')
    process.stdout.write(wordsOfInterface('fr_FR')['block.accessibility-state.full'] + wordsOfInterface('en_GB')['block.accessibility-state.full'])`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
  expect(stdout).toMatch(/Ce site est totalement conforme.*This/s)
})
