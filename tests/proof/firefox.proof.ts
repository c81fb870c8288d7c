import type { Page } from 'puppeteer-core'
import { signInHere } from '#tests/e2e/composer/frame/open-frame.ts'
import { dataAnswer, openTextStage, typeIntoTexts, type TextPage } from '#tests/e2e/composer/frame/type-texts.ts'
import startSites from '#tests/e2e/sites/start-sites.config.ts'
import { exampleScenes, seedScenes, type TextScene } from '#tests/support/composer/text-scenes.ts'
import { findFirefox, howToGetFirefox } from '#tests/support/firefox/find-firefox.ts'
import { openFirefox, type OpenFirefox } from '#tests/support/firefox/open-firefox.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

/** The most blocks that are shown in one page. */
const CHUNK = 60

const promised = 'each is written to its own pointer as it was typed, and the HTML is the same afterwards; texts without a place are listed'

// The calls that are made of a page have the same names and arguments in both drivers.
const drivenAs = (page: Page): TextPage => page as unknown as TextPage

interface Shown {
  scene: TextScene | null
}

function openPage(firefox: OpenFirefox, shown: Shown): Promise<Page> {
  return firefox.openPage(({ pathname }) => {
    if (pathname === '/empty-panel') return { contentType: 'text/html', body: '<!doctype html><title>x</title><body>' }
    if (pathname !== '/api/admin/preview/data' || !shown.scene) return null
    return { contentType: 'application/json', body: JSON.stringify(dataAnswer([shown.scene.block])) }
  })
}

async function typeIntoChunk(
  firefox: OpenFirefox,
  scenes: readonly TextScene[],
): Promise<{ typed: number; listed: number; faults: string[] }> {
  const shown: Shown = { scene: null }
  const page = await openPage(firefox, shown)
  const sum = { typed: 0, listed: 0, faults: [] as string[] }
  page.on('pageerror', (error) => sum.faults.push(`thrown: ${String(error)}`))
  await page.goto(`${process.env['E2E_URL'] ?? ''}/empty-panel`)
  await signInHere(drivenAs(page))
  const stage = await openTextStage(drivenAs(page), scenes)
  for (const scene of scenes) {
    shown.scene = scene
    const { typed, listed, faults } = await typeIntoTexts(stage, scene).catch((error: unknown) => ({
      ...{ typed: 0, listed: [], faults: [`${scene.name}: ${String(error)}`] },
    }))
    sum.typed += typed
    sum.listed += listed.length
    sum.faults.push(...faults)
  }
  await page.close()
  return sum
}

async function typeIntoAll(firefox: OpenFirefox, name: string, scenes: readonly TextScene[]): Promise<ProofRow> {
  let [typed, listed]: [number, number] = [0, 0]
  const faults: string[] = []
  for (let from = 0; from < scenes.length; from += CHUNK) {
    const sum = await typeIntoChunk(firefox, scenes.slice(from, from + CHUNK))
    typed += sum.typed
    listed += sum.listed
    faults.push(...sum.faults)
    process.stdout.write(`  ${name}: ${count(Math.min(from + CHUNK, scenes.length))} of ${count(scenes.length)} blocks\n`)
    for (const fault of sum.faults) process.stdout.write(`    ${fault}\n`)
  }
  return {
    what: `every text of ${count(scenes.length)} blocks of the ${name}, typed on the page by keys of Firefox ${firefox.version.replace(/^\D*/, '')}`,
    seen: `${count(typed)} texts typed, ${count(listed)} listed as edited in the form, ${count(faults.length)} faults${faults[0] === undefined ? '' : `: ${faults[0].slice(0, 200)}`}`,
    promised,
    holds: faults.length === 0 && typed > 0,
  }
}

/** Every text of the examples and of the sample sites is typed on the page in Firefox by real keys. */
export const textsInFirefox: Proof = {
  name: 'firefox',
  title: 'Texts typed on the page in Firefox',
  async run() {
    const file = findFirefox(process.env)
    if (file === null) return [{ what: this.title, seen: `nothing: no Firefox on this machine; ${howToGetFirefox}`, promised, holds: null }]
    const stop = await startSites()
    try {
      const firefox = await openFirefox(file)
      try {
        const examples = await typeIntoAll(firefox, 'examples', exampleScenes())
        return [examples, await typeIntoAll(firefox, 'sample sites', seedScenes())]
      } finally {
        await firefox.close()
      }
    } finally {
      await stop()
    }
  },
}
