import { runCommand } from '#scripts/launch/run-command.mjs'
import { projectFolder } from '#tests/support/server/processes.ts'
import { count, type Proof } from './proof.ts'

const SEQUENCES = 2000

/** Random clicks and keys over the composer in a real browser. */
export const composerKeys: Proof = {
  name: 'composer-keys',
  title: 'Random clicks and keys in the composer',
  async run() {
    const { code, output } = await runCommand(
      process.execPath,
      ['scripts/browser.mjs', 'tests/e2e/composer/hand/random-keys.spec.ts', '--workers=1'],
      {
        cwd: projectFolder,
        env: { ...process.env, KEY_SEQUENCES: String(SEQUENCES), NODE_ENV: undefined, NO_COLOR: '1' },
        onOutput: (text) => process.stdout.write(text),
      },
    )
    const fault = /sequence \d+:/.exec(output)?.[0]
    return [
      {
        what: `${count(SEQUENCES)} random sequences of clicks, letters and keys over page, texts, outline, fields and palette, each undone`,
        seen: code === 0 ? '0 broken rules' : `a broken rule${fault === undefined ? '' : ` in ${fault.slice(0, -1)}`}`,
        promised: 'no command by a letter of a text, no word and no focus lost, undone to the first hash',
        holds: code === 0,
      },
    ]
  },
}
