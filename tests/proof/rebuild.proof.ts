import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { runCommand } from '#scripts/launch/run-command.mjs'
import { REBUILDING_HANDS, type HandName } from '#tests/support/composer/rebuilding-hands.ts'
import { projectFolder, temporaryFolder } from '#tests/support/server/processes.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const SPEC = 'tests/e2e/composer/rebuild/rebuild.spec.ts'

const HOW: Readonly<Record<HandName, string>> = {
  pointer: 'by the mouse: palette, dragging into slots, fields and pickers',
  keyboard: 'by keys alone, without one event of a mouse',
  names: 'by roles and names alone, each outcome heard or read',
  finger: 'by a finger at 360 px: sheets, menus and « Déplacer »',
}

const annotated = z.object({ type: z.string(), description: z.string().optional() })
const testSchema = z.object({
  annotations: z.array(annotated),
  results: z.array(z.object({ status: z.string(), duration: z.number(), error: z.object({ message: z.string().optional() }).optional() })),
})
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(testSchema) })),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})
type Suite = z.infer<typeof suiteSchema>

/** The tests of a report, each with the name of its group. */
function testsOf(suites: readonly Suite[]): { readonly group: string; readonly test: z.infer<typeof testSchema> }[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) => tests.map((test) => ({ group: title, test }))),
    ...testsOf(inner),
  ])
}

function rowOf(hand: HandName, { group, test }: ReturnType<typeof testsOf>[number]): ProofRow {
  const [result] = test.results
  const figure = (type: string) => count(Number(test.annotations.find((each) => each.type === type)?.description ?? 0))
  const isRight = result?.status === 'passed'
  const fault = (result?.error?.message ?? 'nothing was run').slice(0, 200)
  return {
    what: `${group} made from an empty page ${HOW[hand]}`,
    seen: isRight
      ? `${figure('acts')} acts in ${count(Math.round(result.duration / 1000))} s, equal to the original, ${figure('dialogs')} kinds of dialogs and the end without a fault for axe`
      : fault,
    promised: 'equal to the original, ids numbered and the head left out; 0 faults of axe',
    holds: isRight,
  }
}

async function runHand(hand: HandName): Promise<ProofRow[]> {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'report.json')
  await runCommand(process.execPath, ['scripts/browser.mjs', SPEC, '--workers=1', '--grep', `by ${hand}$`, '--reporter=list,json'], {
    cwd: projectFolder,
    env: { ...process.env, FULL: '1', NODE_ENV: undefined, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    onOutput: (text) => process.stdout.write(text),
  })
  const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(JSON.parse(await readFile(file, 'utf8')))
  await folder.remove()
  return testsOf(suites).map((each) => rowOf(hand, each))
}

/** The home page of each sample site, made from an empty page by each hand. */
export const rebuilding: readonly Proof[] = REBUILDING_HANDS.map((hand) => ({
  name: `rebuild-${hand}`,
  title: `Home pages made again, ${HOW[hand]}`,
  run: () => runHand(hand),
}))
