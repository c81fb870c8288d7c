import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '#blocks/catalogue.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { createSanitiser } from '#server/content/pages/sanitiser.ts'
import { mixedPage } from '../engine/mixed-page.ts'
import { startApplication } from '../http/server-processes.ts'
import { openChromium } from '../open-chromium.ts'
import { measureEditor, type EditorFigures, type MeasuredEditor } from './measure-editor.ts'
import { BENCH_ADMIN, fillDraft, signInAdmin } from './our-editor.ts'
import { buildPuckEditor, servePuckEditor } from './serve-puck.ts'

/** The pages that are measured: how many blocks, and by how much the processor is slowed down. */
const PAGES = [
  { blocks: 100, throttle: 1 },
  { blocks: 1000, throttle: 1 },
  { blocks: 500, throttle: 4 },
] as const

const registry = createRegistry(catalogue)

/** A page of mixed blocks at the newest version of each type, as an editor gets it. */
function currentPage(size: number): readonly Block[] {
  const surroundings = {
    sanitise: createSanitiser().sanitise,
    placeholders: new Map<string, string>(),
    audience: 'visitors',
    now: 1_790_000_000_000,
  } as const
  return prepareBlocks(registry, mixedPage(size), surroundings).blocks
}

const lastBlock = (blocks: number) => currentPage(blocks).at(-1)?.id ?? ''
const TITLE = '[data-type=hero] :is(h1, h2)'

function ourEditor(base: string): MeasuredEditor {
  return {
    name: 'ours',
    frame: 'iframe',
    lastBlock,
    open: async (page, blocks) => {
      const id = await fillDraft(page, base, currentPage(blocks))
      await page.goto(`${base}/admin/pages/${id}?langue=fr`)
    },
    choose: async (page) => {
      await page.frameLocator('iframe').locator(TITLE).first().click()
      return page.getByRole('textbox', { name: 'Titre', exact: true })
    },
  }
}

function puckEditor(url: string, show: (blocks: number) => void): MeasuredEditor {
  return {
    name: 'puck',
    frame: 'iframe',
    lastBlock,
    open: async (page, blocks) => {
      show(blocks)
      await page.goto(url)
    },
    choose: async (page) => {
      await page.frameLocator('iframe').locator(TITLE).first().click()
      return page.locator(':is(input, textarea)[name=title]:visible').first()
    },
  }
}

/** Types into the title of the same pages in both editors, in turn, in one run. Without Puck only ours is measured. */
export async function measureComposer({
  keys,
  withPeers,
}: {
  readonly keys: number
  readonly withPeers: boolean
}): Promise<EditorFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const application = await startApplication(folder, { ADMIN_EMAIL: BENCH_ADMIN.email, ADMIN_PASSWORD: BENCH_ADMIN.password })
  let shown = 0
  if (withPeers) await buildPuckEditor()
  const puck = withPeers ? await servePuckEditor(() => currentPage(shown)) : null
  const browser = await openChromium()
  const figures: EditorFigures[] = []
  try {
    for (const page of PAGES) {
      figures.push(
        await measureEditor(browser, ourEditor(application.url), { ...page, keys, prepare: (tab) => signInAdmin(tab, application.url) }),
      )
      if (puck)
        figures.push(
          await measureEditor(
            browser,
            puckEditor(puck.url, (blocks) => (shown = blocks)),
            { ...page, keys },
          ),
        )
    }
  } finally {
    await browser.close()
    puck?.stop()
    await application.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return figures
}
