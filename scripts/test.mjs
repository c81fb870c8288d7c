// @ts-check
import { ensureBuilt } from './launch/build.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { runMain } from './launch/launch-error.mjs'
import { requireNode } from './launch/node-version.mjs'
import { createSteps } from './launch/steps.mjs'
import { addCounts } from './test-run/count-results.mjs'
import { describeRun } from './test-run/last-lines.mjs'
import { preparePictures } from './test-run/prepare-pictures.mjs'
import { prepareStep } from './test-run/prepare-step.mjs'
import { ramFolder } from './test-run/ram-folder.mjs'
import { observeRun, writeSummary } from './test-run/run-facts.mjs'
import { partRunner, runParts } from './test-run/run-test-parts.mjs'
import { limitMinutes, parts } from './test-run/test-parts.mjs'

const NO_ROOM = '  … Moins de 4 Gio libres en mémoire\u00a0: les bases des tests sont sur le disque, et tout dure bien plus longtemps'

// `npm test` runs every part, each by its own npm script; `npm run validate` runs all but the browser.
await runMain(async () => {
  requireNode()
  const withoutBrowser = process.argv.includes('--without-browser')
  const steps = createSteps()
  steps.say('\nVitrine : contrôles et tests\n')
  await ensureInstalled(steps)
  const chosen = parts.filter(({ kind }) => !(withoutBrowser && kind === 'playwright'))
  const ram = await ramFolder()
  if (ram.path === undefined) steps.say(NO_ROOM)
  const factsOf = observeRun({ isInMemory: ram.path !== undefined })
  const run = partRunner({ limitMinutes, ramPath: ram.path })
  const prepare = async () => [
    await prepareStep(steps, 'Construction du site', () => ensureBuilt(steps)),
    await prepareStep(steps, 'Images des sites d’exemple', () => preparePictures(steps, ram.path)),
  ]
  const prepared = prepare()
  const results = await runParts(chosen, (text) => process.stdout.write(text), run, { built: prepared }).finally(() => ram.remove())
  const unprepared = (await prepared).filter(({ counts }) => counts.failed > 0)
  const counts = addCounts([...(await prepared), ...results].map((result) => result.counts))
  const facts = await factsOf(results)
  const told = [...unprepared, ...results]
  await writeSummary(told, facts, counts)
  steps.say(describeRun(told, facts))
  steps.say(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 ? 0 : 1
})
