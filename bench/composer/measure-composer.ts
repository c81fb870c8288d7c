import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { catalogue } from '#blocks/catalogue.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { createSanitiser } from '#server/content/pages/sanitiser.ts'
import { mixedPage } from '../engine/mixed-page.ts'
import { median } from '../interleave.ts'
import { startApplication } from '../http/server-processes.ts'
import { openChromium } from '../open-chromium.ts'
import { startPuckAct } from './key-probe.ts'
import { figuresOf, visitCanvas, visitEditor, type EditorFigures, type EditorVisit } from './measure-editor.ts'
import { BENCH_ADMIN, fillDraft, openCanvas, signInAdmin } from './our-editor.ts'
import { buildPuckEditor, servePuckEditor } from './serve-puck.ts'
import {
  actByKeys,
  actedBlock,
  middleWaits,
  structureActs,
  visitStructure,
  type StructureAct,
  type StructureEditor,
  type StructureWaits,
} from './structure-acts.ts'

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

function ourEditor(base: string): StructureEditor {
  return {
    name: 'ours',
    frame: 'iframe',
    lastBlock,
    open: async (page, blocks) => {
      const id = await fillDraft(page, base, currentPage(blocks))
      await page.goto(`${base}/admin/pages/${id}?langue=fr`)
    },
    choose: async (page) => {
      // The server has drawn the page before it takes clicks.
      await page.locator('iframe[data-state=alive]').waitFor({ timeout: 120_000 })
      await page.frameLocator('iframe').locator(TITLE).first().click()
      return page.getByRole('textbox', { name: 'Titre', exact: true })
    },
    act: async (page, name) => {
      // Keys in a field would write into it.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      await actByKeys(page, name, currentPage(STRUCTURE_OF))
    },
  }
}

function puckEditor(url: string, show: (blocks: number) => void): StructureEditor {
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
    act: (page, name) => startPuckAct(page, name, actedBlock(currentPage(STRUCTURE_OF)).id),
  }
}

/** The page whose canvas is opened alone as well. */
const CANVAS_OF = 100

/** How often each page is opened in each editor, in turn, so that what slows the machine for a while slows both. */
const ROUNDS = 3

/** The page whose structure is changed. */
const STRUCTURE_OF = 500

interface Contender {
  readonly editor: StructureEditor
  readonly prepare?: (page: Page) => Promise<void>
  readonly visits: EditorVisit[][]
  readonly structure: StructureWaits[]
}

/** The figures of a run: of typing and loading, and the middle waits of acts on the structure by editor. */
export interface ComposerFigures {
  readonly typing: EditorFigures[]
  readonly structure: Readonly<Record<string, Readonly<Record<StructureAct, number>>>>
}

/** The rows that are measured: all, or those that are named by the size of a page or by an act. */
function rowsNamed(names: readonly string[] | undefined) {
  const isAsked = (row: string) => names === undefined || names.includes(row)
  return {
    pages: [...PAGES.entries()].filter(([, { blocks }]) => isAsked(String(blocks))),
    hasCanvas: isAsked(String(CANVAS_OF)),
    acts: structureActs.filter(isAsked),
  }
}

interface Round {
  readonly browser: Browser
  readonly contenders: readonly Contender[]
  readonly keys: number
  readonly rows: ReturnType<typeof rowsNamed>
}

/** Opens each page in each editor and types into it, then does the acts in each editor. */
async function measureRound({ browser, contenders, keys, rows }: Round): Promise<void> {
  for (const [index, page] of rows.pages)
    for (const { editor, visits, structure: _, ...rest } of contenders)
      visits[index]?.push(await visitEditor(browser, editor, { ...page, ...rest, keys: Math.ceil(keys / ROUNDS) }))
  if (rows.acts.length === 0) return
  const rounds = Math.ceil(keys / 20)
  for (const { editor, structure, visits: _, ...rest } of contenders)
    structure.push(await visitStructure(browser, editor, { ...rest, acts: rows.acts, blocks: STRUCTURE_OF, rounds }))
}

/** Types into the title of the same pages in both editors and changes their structure, in turn, in one run. Without Puck only ours is measured. */
export async function measureComposer({
  keys,
  withPeers,
  rows: names,
}: {
  readonly keys: number
  readonly withPeers: boolean
  /** Sizes of pages and names of acts to measure alone; all where it is left out. */
  readonly rows?: readonly string[]
}): Promise<ComposerFigures> {
  const rows = rowsNamed(names)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const application = await startApplication(folder, { ADMIN_EMAIL: BENCH_ADMIN.email, ADMIN_PASSWORD: BENCH_ADMIN.password })
  let shown = 0
  if (withPeers) await buildPuckEditor()
  const puck = withPeers ? await servePuckEditor(() => currentPage(shown)) : null
  // Puck asks a foreign host for a font: without a network that request would hang.
  const browser = await openChromium(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'])
  const prepare = (tab: Page) => signInAdmin(tab, application.url)
  const contenders: Contender[] = [{ editor: ourEditor(application.url), prepare, visits: PAGES.map(() => []), structure: [] }]
  if (puck) contenders.push({ editor: puckEditor(puck.url, (blocks) => (shown = blocks)), visits: PAGES.map(() => []), structure: [] })
  const canvas: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      if (rows.hasCanvas)
        canvas.push(await visitCanvas(browser, { prepare, open: (tab) => openCanvas(tab, application.url, currentPage(CANVAS_OF)) }))
      await measureRound({ browser, contenders, keys, rows })
    }
  } finally {
    await browser.close()
    puck?.stop()
    await application.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const typing = rows.pages.flatMap(([index, page]) =>
    contenders.map(({ editor: { name }, visits }) => ({
      ...figuresOf({ name, ...page }, visits[index] ?? []),
      ...(name === 'ours' && page.blocks === CANVAS_OF && { canvasCpuMs: median(canvas) }),
    })),
  )
  return { typing, structure: Object.fromEntries(contenders.map(({ editor, structure }) => [editor.name, middleWaits(structure)])) }
}
