// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { ValueStore } from '#engine/value-store.ts'
import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import type { ComposerSession } from '#composer/workbench/composer-session.ts'
import { SessionContext } from '#composer/workbench/use-session.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { testRegistry } from '#tests/support/blocks/test-registry.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { CommandPalette } from './CommandPalette.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function showPalette() {
  const base = pasteBenchOn(sampleDocument(sampleBlock('a')), ['a'])
  const opened: string[] = []
  const props = {
    ...base.props,
    site: { ...base.props.site, siteUrl: 'https://example.test', locales: ['fr_FR', 'en_GB'] },
    admin: { page: { list: () => new Promise(() => undefined) } },
    onLocale: (locale: string) => opened.push(locale),
    onNewPage: () => undefined,
  }
  base.problems.set([{ blockId: 'a', code: 'LATER', leftOut: true, faults: [] }])
  const bench = { ...base, registry: testRegistry(), props, view: new ValueStore(USUAL_VIEW) }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <SessionContext value={{} as ComposerSession}>
        <WorkbenchContext value={bench as unknown as Workbench}>
          <CommandPalette onClose={vi.fn()} />
        </WorkbenchContext>
      </SessionContext>
    </RawIntlProvider>,
  )
  return opened
}

async function find(words: string): Promise<readonly (HTMLElement | undefined)[]> {
  const field = await waitUntil(() => {
    const found = document.querySelector<HTMLInputElement>('[role=combobox]')
    if (!found) throw new Error('the palette is not there')
    return found
  })
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return [...document.querySelectorAll<HTMLElement>('[role=option]')]
}

it.each([
  ['pourquoi', /^Pourquoi je ne le vois pas/],
  ['partager section', /^Partager cette section$/],
  ['voir sur le site', /^Voir sur le site$/],
  ['anglais', /^AnglaisLangue de la page$/],
  ['langue de la page', /^AnglaisLangue de la page$/],
])('the words « %s » of a menu find its act', async (words, line) => {
  showPalette()
  const lines = await find(words)
  expect(lines.map((each) => each?.textContent?.replace('⏎', ''))).toEqual([expect.stringMatching(line)])
})

it('an act of a menu that is taken in the palette is done', async () => {
  const opened = showPalette()
  const [line] = await find('anglais')
  act(() => line?.click())
  expect(opened).toEqual(['en_GB'])
})
