// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block } from '#schemas/generated/content.ts'
import { createDraftReader } from '#engine/prepare-draft.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { allGroups, loadMessages, messageGroups } from '#i18n/messages.ts'
import { createCanvas } from '#site/preview/canvas.ts'
import { LiveCanvasPage } from '#site/preview/CanvasPage.tsx'
import { sanitise } from '#tests/support/blocks/block-stage.tsx'
import { standInForBrowser } from '#tests/support/blocks/canvas-browser.ts'
import { canvasState } from '#tests/support/blocks/canvas-stage.ts'
import { examplesOfCatalogue } from '#tests/support/blocks/catalogue-examples.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createViewLoader } from './view-loader.ts'

standInForBrowser()

const registry = createRegistry(catalogue)
const keys = new Set(Object.keys(await loadMessages('fr_FR', () => undefined)))
const heading: Block = { id: 'titre', type: 'heading', v: 1, props: { text: 'Titre', level: 2 } }

/** The canvas of a page with one heading, drawn by the views and messages that the frame loads. */
async function stage() {
  const [onLoaded, report] = [vi.fn(), vi.fn()]
  const { views, text, loadTypes, loadMissing } = createViewLoader({ locale: 'fr_FR', isEdited: true, report, onLoaded })
  await loadTypes(new Set(['heading']))
  const read = createDraftReader(registry, { sanitise, placeholders: new Map(), audience: 'visitors', now: 0 })
  const canvas = createCanvas(canvasState([heading]), {
    read,
    views,
    slotsOf: () => [],
    describeFaults: () => ({ names: [], pictures: [] }),
    agreementOf: () => 'masculine',
  })
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () => root.render(<LiveCanvasPage canvas={canvas} text={text} />))
  const insert = async (blocks: readonly Block[]) => {
    const former = canvas.ready().blocks
    await act(async () => {
      canvas.show({ ...canvas.document(), regions: { main: [heading, ...blocks] } })
      loadMissing(canvas, former)
      await waitUntil(() => expect(onLoaded).toHaveBeenCalled())
    })
  }
  return { container, insert, report, end: () => act(() => root.unmount()) }
}

/** The texts and attributes of a tree that are the key of a message. */
function keysIn(container: Element): string[] {
  const texts = [...container.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ...[...element.attributes].map(({ value }) => value),
  ])
  return texts.filter((each) => keys.has(each.trim()))
}

it.each(allGroups.filter((group) => messageGroups[group].length > 0))(
  'draws new blocks of the group « %s » with their words',
  async (group) => {
    const types: readonly string[] = messageGroups[group]
    const blocks = examplesOfCatalogue().flatMap(({ block }, index) =>
      types.includes(block.type) ? [{ ...block, id: `neuf-${index}` }] : [],
    )
    const { container, insert, report, end } = await stage()
    await insert(blocks)
    expect([...new Set(blocks.map(({ type }) => type))].toSorted()).toEqual(types.toSorted())
    expect(blocks.filter(({ id }) => !container.querySelector(`[data-block="${id}"]`))).toEqual([])
    // The error of a message that is missing breaks the view in a test; elsewhere the key is drawn.
    expect(report).not.toHaveBeenCalled()
    expect(keysIn(container)).toEqual([])
    end()
  },
)
