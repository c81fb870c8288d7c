import { runCommand } from '#scripts/launch/run-command.mjs'
import { projectFolder } from '#tests/support/server/processes.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const PARTS = 10
/** Sequences of one part: about a quarter of an hour, so that a part fits into a day of work. */
const SEQUENCES = 200

async function playPart(part: number): Promise<ProofRow[]> {
  const first = (part - 1) * SEQUENCES
  const { code, output } = await runCommand(
    process.execPath,
    ['scripts/browser.mjs', 'tests/e2e/composer/hand/random-keys.spec.ts', '--workers=1'],
    {
      cwd: projectFolder,
      env: { ...process.env, KEY_SEQUENCES: String(SEQUENCES), KEY_FIRST: String(first), NODE_ENV: undefined, NO_COLOR: '1' },
      onOutput: (text) => process.stdout.write(text),
    },
  )
  const fault = /sequence \d+:/.exec(output)?.[0]
  return [
    {
      what: `sequences ${count(first + 1)} to ${count(first + SEQUENCES)} of clicks, letters and keys over page, texts, outline, fields and palette, each undone`,
      seen: code === 0 ? '0 broken rules' : `a broken rule${fault === undefined ? '' : ` in ${fault.slice(0, -1)}`}`,
      promised: 'no command by a letter of a text, no word and no focus lost, undone to the first hash',
      holds: code === 0,
    },
  ]
}

/** Random clicks and keys over the composer in a real browser, in parts that `npm run proof -- composer-keys` runs together. */
export const composerKeys: readonly Proof[] = Array.from({ length: PARTS }, (_, index) => ({
  name: `composer-keys-${index + 1}`,
  title: `Random clicks and keys in the composer, part ${index + 1} of ${PARTS}`,
  run: () => playPart(index + 1),
}))
