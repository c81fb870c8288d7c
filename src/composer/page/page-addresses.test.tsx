// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { ValueStore } from '#engine/value-store.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { PageAddress } from './PageAddress.tsx'
import { SearchResult } from './SearchResult.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function show(url: string, locale: string) {
  const document = sampleDocument()
  const bench = {
    ...runnerOn({ ...document, head: { ...document.head, url } }),
    focused: new ValueStore(null),
    props: { locale, site: { siteHost: 'cave.localhost', locales: ['fr_FR', 'en_GB'] } },
  }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench as unknown as Workbench}>
        <PageAddress />
        <SearchResult />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
}

it.each([
  ['our-prices', 'en_GB', 'cave.localhost/en/… ', 'cave.localhost › en › our-prices'],
  ['nos-prix', 'fr_FR', 'cave.localhost/… ', 'cave.localhost › nos-prix'],
])('shows the page %s in %s below %s and as the search result %s', (url, locale, help, found) => {
  show(url, locale)
  expect(stage.place.textContent).toContain(help)
  expect(stage.place.querySelector('[role=group] span')?.textContent).toBe(found)
})

it('shows the locked address of the home page in English with its language', () => {
  show('', 'en_GB')
  expect(stage.place.querySelector('input')?.value).toBe('cave.localhost/en')
})
