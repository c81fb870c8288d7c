// @vitest-environment jsdom
import { act, Profiler } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import formsFr from '#i18n/messages/forms/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { plainCommands } from '#composer/commands/commands.ts'
import { BlockAct } from '#composer/inspector/BlockActs.tsx'
import { isBlockItem, outlineItems } from '#composer/outline/outline-items.ts'
import { OutlineRow } from '#composer/outline/OutlineRow.tsx'
import { SideColumn } from '#composer/side/SideColumn.tsx'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import { PictureUploads } from '#composer/uploads/picture-uploads.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { NOTHING_ELSE, restingRow } from '#tests/support/composer/outline-row.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'

const picture = vi.hoisted(() => ({ real: (_run: () => void): void => undefined, afterPicture: vi.fn<(run: () => void) => void>() }))
vi.mock(import('#composer/workbench/after-picture.ts'), async (load) => {
  const loaded = await load()
  picture.real = loaded.afterPicture
  picture.afterPicture.mockImplementation(loaded.afterPicture)
  return { ...loaded, afterPicture: picture.afterPicture }
})

const ids = ['a', 'b', 'c']
/** Nothing folded, no fault, no empty slot. */
const page = sampleDocument(...ids.map((id) => testBlockOf('rich', { html: `<p>${id}</p>`, lead: id }, { id })))
const text = createText('fr_FR', { ...composerFr, ...formsFr })

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => {
  stage.end()
  vi.unstubAllGlobals()
})

/** The outline and the fields of the first block, with the number of times that each row and the fields are rendered. */
function shown() {
  const setup = runnerOn(page, ['a'])
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const bench = {
    uploads: new PictureUploads(() => Promise.reject(new Error('No file is sent here'))),
    ...setup,
    registry: testRegistry(),
    issues: new ValueStore([]),
    unseen: new ValueStore(null),
    review: new ValueStore(null),
    problems: new ValueStore([]),
    view: new ValueStore(USUAL_VIEW),
    side: new ValueStore('inspector'),
    focused: new ValueStore(null),
    pickers: { values: [], pages: vi.fn(), media: {} },
  } as unknown as Workbench
  const row = restingRow()
  stage.show(
    <RawIntlProvider value={text}>
      <WorkbenchContext value={bench}>
        {outlineItems(treeIndex(page, testRegistry()), NOTHING_ELSE).map((item) =>
          isBlockItem(item) ? (
            <Profiler key={item.line.id} id={item.line.id} onRender={count}>
              <OutlineRow {...{ item, ...row }} />
            </Profiler>
          ) : null,
        )}
        <Profiler id="side" onRender={count}>
          <SideColumn />
        </Profiler>
        <Profiler id="act" onRender={count}>
          <BlockAct name="moveUp" />
        </Profiler>
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  counts.clear()
  const write = (pointer: string, value: string) =>
    drawn(() => void setup.store.act({ operations: [{ op: 'set', id: 'a', pointer, value }], typing: true }))
  return { ...setup, counts, write }
}

it('renders one row and the counter of the field for a key that changes the first words', async () => {
  const { counts, write } = shown()
  await write('/html', '<p>ab</p>')
  expect(Object.fromEntries(counts)).toEqual({ a: 1, side: 1 })
})

/** Waits for what is queued as tasks, without any time. */
const tasksDone = async () => {
  for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setImmediate(resolve))
}

it.each(['remove', 'duplicate', 'moveDown'] as const)('renders no part of the panel before the frame of %s is painted', async (name) => {
  const { counts, runner } = shown()
  // The editor of the formatted text comes after the other fields.
  await act(() => waitUntil(() => expect(document.querySelector('.ProseMirror')).not.toBeNull()))
  await act(tasksDone)
  counts.clear()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const runs = new Set<() => void>()
  picture.afterPicture.mockImplementation((run) => void runs.add(run))
  expect(runner.run(plainCommands[name], undefined)).toBe(true)
  await tasksDone()
  expect([...counts]).toEqual([])
  picture.afterPicture.mockImplementation(picture.real)
  for (const run of runs) run()
  await waitUntil(() => expect([counts.get('act'), counts.get('b') ?? 0, counts.has('side')]).toEqual([1, 0, true]))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

it('renders the counter of the field alone for a key that changes other words', async () => {
  const { counts, write } = shown()
  await write('/lead', 'ab')
  expect([...counts]).toEqual([['side', 1]])
})
