import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countResults } from '#scripts/test-run/count-results.mjs'
import { runCommand } from '#scripts/launch/run-command.mjs'
import { projectFolder, temporaryFolder } from '#tests/support/server/processes.ts'
import { count, type Proof } from './proof.ts'

/** Every test of the browser with nothing sampled: all pages at all widths, all purchases, all ways. */
export const browserInFull: Proof = {
  name: 'browser',
  title: 'Browser tests in full',
  async run() {
    const folder = await temporaryFolder()
    const reportFile = join(folder.path, 'report.json')
    const { code, output } = await runCommand(process.execPath, ['scripts/browser.mjs', '--reporter=list,json'], {
      cwd: projectFolder,
      env: { ...process.env, FULL: '1', NODE_ENV: undefined, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      onOutput: (text) => process.stdout.write(text),
    })
    const report = await readFile(reportFile, 'utf8').catch(() => null)
    await folder.remove()
    const { passed, failed } = countResults({ kind: 'playwright', code, report })
    const firstFailure = /^ +✘.*$/m.exec(output)?.[0].trim()
    return [
      {
        what: 'every page at both widths, every example of a block, all purchases, all ways through accounts, every form and window',
        seen: `${count(passed)} tests passed, ${count(failed)} failed${firstFailure === undefined ? '' : `: ${firstFailure}`}`,
        promised: '0 tests failed',
        holds: failed === 0 && passed > 0,
      },
    ]
  },
}
