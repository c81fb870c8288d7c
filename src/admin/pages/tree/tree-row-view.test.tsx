// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { PanelContext } from '#admin/panel-context.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { TreeContext, type TreeWork } from './tree-context.ts'
import type { TreeRow } from './tree-rows.ts'
import { TreeRowView } from './TreeRowView.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it('gives the keys to the title of a row that is pressed beside it, as its settings are shown', async () => {
  const block = sampleBlock('entry-1')
  const place = { level: 1, position: 1, setSize: 1, children: 0, page: null, parent: null }
  const row = { id: block.id, kind: 'entry', title: 'Vous êtes', block, ...place }
  const choose = vi.fn()
  const work = { choose, goTo: vi.fn(), fold: vi.fn(), newPage: vi.fn(), search: '', chosen: null, cursor: null }
  const menu = { document: sampleDocument(block), published: sampleDocument(), pages: [], changes: new Map(), acts: {} }
  stage.show(
    <MemoryRouter>
      <TextProvider text={createText('fr_FR', panelFr)}>
        <PanelContext value={{ start: { locales: ['fr_FR'], rights: [] } } as never}>
          <TreeContext value={{ ...work, ...menu } as unknown as TreeWork}>
            <table>
              <tbody>
                <TreeRowView row={row as unknown as TreeRow} isLifted={false} />
              </tbody>
            </table>
          </TreeContext>
        </PanelContext>
      </TextProvider>
    </MemoryRouter>,
  )
  const line = stage.place.querySelector('tr')
  await pressControl(line!.querySelector('td')!)
  expect(choose).toHaveBeenCalledWith('entry-1')
  expect(document.activeElement).toBe(line!.querySelector('[data-row="entry-1"]'))
})
