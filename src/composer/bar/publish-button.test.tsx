// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { PUBLICATION } from '#schemas/admin/drafts/server-steps.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { ComposerSession } from '#composer/workbench/composer-session.ts'
import { SessionContext } from '#composer/workbench/use-session.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { ShellReach, Workbench } from '#composer/workbench/workbench.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { KNOWN_FACTS } from '#tests/support/composer/facts-bench.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { PublishButton } from './PublishButton.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function show(kind: 'page' | 'shell' | 'section', pages: number, isShort: boolean, standing = 'ONLINE') {
  const setup = runnerOn(sampleDocument())
  const reach: ShellReach = { pages, followers: [], isOwn: true, sample: null, documents: [] }
  const bench = {
    ...setup,
    ...{ reach: new ValueStore(reach), sectionPages: new ValueStore(kind === 'section' ? pages : null) },
    ...{ issues: new ValueStore([]), quality: new ValueStore([]), translation: new ValueStore(null), side: new ValueStore('inspector') },
    facts: KNOWN_FACTS,
    standing: { standing, mark: null },
    props: { edited: { kind, id: 1 }, site: { rights: ['pages.publish'] } },
  }
  const snapshot = { value: { work: 'editing' }, context: { refusal: null } }
  const actor = { subscribe: () => ({ unsubscribe: () => undefined }), getSnapshot: () => snapshot, send: () => undefined }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench as unknown as Workbench}>
        <SessionContext value={{ actor } as unknown as ComposerSession}>
          <PublishButton isShort={isShort} />
        </SessionContext>
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  return setup
}

/** The words of the button, without its key. */
function words(): string {
  const [button, key] = ['button', 'button kbd'].map((each) => document.querySelector(each)?.textContent ?? '')
  return button?.slice(0, button.length - (key?.length ?? 0)) ?? ''
}

it.each([
  ['shell', 42, 'Publier sur 42 pages'],
  ['section', 42, 'Publier sur 42 pages'],
  ['section', 1, 'Publier sur 1 page'],
  ['shell', 0, 'Publier'],
  ['page', 42, 'Publier'],
] as const)('says with the publication of a %s that %i pages show: « %s », in a small window too', (kind, pages, sentence) => {
  for (const isShort of [false, true]) {
    show(kind, pages, isShort)
    expect(words()).toBe(sentence)
  }
})

it.each([
  ['a wide window', false],
  ['a small window', true],
])('offers in %s to put a new page online, and stays as wide after that', async (_, isShort) => {
  const { store, server } = show('page', 0, isShort, 'NEVER')
  const parts = () => [...document.querySelectorAll('button > span span')].map((part) => part.textContent.replace(/\u00a0/u, ' '))
  expect(parts()).toEqual(['Mettre en ligne', 'Mettre en ligne'])
  server.take({ base: server.log.head, batches: [{ id: 'p', by: 'claire', label: PUBLICATION, operations: [] }], recent: [] })
  const { client, request } = prepareRequest(store.client)
  await drawn(() => {
    store.replace(client)
    store.receive(server.take(request))
  })
  expect(parts()).toEqual(['Publier', 'Mettre en ligne'])
})
