import type { Browser, Page } from '@playwright/test'
import { CLIPBOARD_TYPE } from '#engine/draft/clipboard/copied-blocks.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Block } from '#schemas/generated/content.ts'
import { median } from '../interleave.ts'
import { keysOfAct } from './act-keys.ts'
import { installKeyProbe, startProbe, waitsNoted } from './key-probe.ts'
import { openEditor, type MeasuredEditor } from './measure-editor.ts'

/** The acts on the structure of a page that are measured; each is taken back, which is measured as `undo`. */
const ACTS = ['insert', 'move', 'remove', 'duplicate', 'wrap', 'paste'] as const

/** An act on the structure of a page. */
export type StructureAct = (typeof ACTS)[number] | 'undo'

/** All acts in the order of the report. */
export const structureActs: readonly StructureAct[] = [...ACTS, 'undo']

/** The number of blocks of a paste. */
const PASTED = 20

/** An editor whose acts are measured: how one is started in the page, on the block with an id. */
export interface StructureEditor extends MeasuredEditor {
  readonly act: (page: Page, name: StructureAct) => Promise<void>
}

/** The waits of each act in milliseconds, from its start to the paint of the change. */
export type StructureWaits = Readonly<Record<StructureAct, number[]>>

/** Opens an editor and does each of the acts in turn, as often as there are rounds. The first round warms it up and does not count. */
export async function visitStructure(
  browser: Browser,
  editor: StructureEditor,
  visiting: {
    readonly blocks: number
    readonly rounds: number
    readonly acts: readonly StructureAct[]
    readonly prepare?: (page: Page) => Promise<void>
  },
): Promise<StructureWaits> {
  const { page, close } = await openEditor(browser, editor, visiting)
  await installKeyProbe(page, editor.frame)
  const waits = Object.fromEntries(structureActs.map((name) => [name, [] as number[]])) as Record<StructureAct, number[]>
  for (let round = 0; round <= visiting.rounds; round += 1)
    for (const name of ACTS.filter((act) => visiting.acts.includes(act)))
      for (const done of [name, 'undo'] as const) {
        const wait = await timed(page, editor, done)
        if (round > 0) waits[done].push(wait)
      }
  await close()
  return waits
}

/** Long enough for what an editor does after an act: to save, to note the act in its history. */
const REST_MS = 1200

async function timed(page: Page, editor: StructureEditor, name: StructureAct): Promise<number> {
  await page.waitForTimeout(REST_MS)
  const before = (await waitsNoted(page)).length
  await editor.act(page, name)
  const until = performance.now() + 60_000
  for (;;) {
    const wait = (await waitsNoted(page))[before]
    if (wait !== undefined) return wait
    if (performance.now() > until) throw new Error(`${editor.name}: ${name} changed nothing in the frame`)
  }
}

/** The middle wait of each act. */
export function middleWaits(visits: readonly StructureWaits[]): Readonly<Record<StructureAct, number>> {
  return Object.fromEntries(structureActs.map((name) => [name, median(visits.flatMap((visit) => visit[name]))])) as Record<
    StructureAct,
    number
  >
}

/** The acts of our editor, by the names of its table; a paste has an event of its own. */
const OURS = { move: 'moveDown', remove: 'remove', duplicate: 'duplicate', wrap: 'wrapInSection', undo: 'undo' } as const

const isKeyed = (name: StructureAct): name is keyof typeof OURS => Object.hasOwn(OURS, name)

/** The block that acts are done on: the first text at the top of a page. */
export function actedBlock(blocks: readonly Block[]): Block {
  const found = blocks.find(({ type }) => type === 'text')
  if (!found) throw new Error('The page has no text at its top')
  return found
}

/** Does an act in our editor by its keys, or by a paste, on the selected block. */
export async function actByKeys(page: Page, name: StructureAct, blocks: readonly Block[]): Promise<void> {
  const block = actedBlock(blocks)
  if (name !== 'undo') await selectBlock(page, blocks, block.id)
  if (isKeyed(name)) return startProbe(page, { event: 'keydown', init: keysOfAct(OURS[name]) })
  const pasted = Array.from({ length: name === 'paste' ? PASTED : 1 }, (_, number) => ({ ...block, id: `${block.id}-${number}` }))
  return startProbe(page, { event: 'paste', type: CLIPBOARD_TYPE, data: JSON.stringify({ blocks: pasted }) })
}

// The keyboard selects the block: a click on the selected text would open it.
async function selectBlock(page: Page, blocks: readonly Block[], id: string): Promise<void> {
  const order: string[] = []
  walkBlocks(blocks, (block) => void order.push(block.id))
  await page.evaluate(
    ({ steps, parent, next }) => {
      const press = (init: KeyboardEventInit) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
      for (let level = 0; level < 10; level += 1) press(parent)
      for (let step = 0; step < steps; step += 1) press(next)
    },
    { steps: order.indexOf(id) + 1, parent: keysOfAct('selectParent'), next: keysOfAct('selectNext') },
  )
  await page.waitForTimeout(300)
}
