// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import { ValueStore } from '#engine/value-store.ts'
import { ToReview } from '#composer/bar/ToReview.tsx'
import type { ComposerSession } from '#composer/workbench/composer-session.ts'
import { SessionContext } from '#composer/workbench/use-session.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { factsBench } from '#tests/support/composer/facts-bench.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { Checks } from './Checks.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

/** The button of the bar over the open list, on a page with a pasted link to a page that does not exist. */
async function show() {
  const facts = factsBench()
  await facts.questions[0]?.answer()
  const others = { translation: new ValueStore(null), problems: new ValueStore([]), view: new ValueStore(USUAL_VIEW) }
  const bench = { ...facts, ...others, isConflictOpen: new ValueStore(false) }
  const snapshot = { value: { work: 'editing' }, context: { refusal: null } }
  const actor = { subscribe: () => ({ unsubscribe: () => undefined }), getSnapshot: () => snapshot, send: () => undefined }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench as unknown as Workbench}>
        <SessionContext value={{ actor } as unknown as ComposerSession}>
          <ToReview />
          <aside>
            <Checks />
          </aside>
        </SessionContext>
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  return facts
}

const bar = () => stage.place.querySelector('button')
const list = () => stage.place.querySelector('aside')
const busy = () => stage.place.querySelectorAll('[aria-busy="true"]').length
const change = (work: () => unknown) =>
  act(async () => {
    await work()
  })

/** Pastes a link, and opens the list before its answer. */
const openEarly = ({ paste, side, settled }: ReturnType<typeof factsBench>) =>
  change(() => {
    paste('b', '/parti')
    side.set('checks')
    return settled()
  })

it('calls a page ready only before a paste, verifies it after, and then shows the advice', async () => {
  const facts = await show()
  expect([bar()?.textContent, busy()]).toEqual(['Rien à relire', 0])
  expect(list()?.textContent).toContain('Rien n’empêche de publier')
  await openEarly(facts)
  expect([bar()?.textContent, busy()]).toEqual(['Vérification…', 2])
  expect(list()?.querySelector('[role="status"]')?.textContent).toBe('Vérification…')
  expect(list()?.textContent).not.toMatch(/Rien n’empêche|Aucun point/)
  await change(() => Promise.all(facts.questions.slice(1).map(({ answer }) => answer())))
  expect([bar()?.textContent, busy()]).toEqual(['À relire1', 0])
  expect(list()?.textContent).toContain('Conseils')
  expect(list()?.textContent).not.toContain('Vérification')
})

it('says that the answer failed, and tries again', async () => {
  const facts = await show()
  await openEarly(facts)
  await change(() => Promise.all(facts.questions.slice(1).map(({ fail }) => fail())))
  expect([bar()?.textContent, busy()]).toEqual(['Vérification impossible', 0])
  expect(list()?.textContent).toContain('Publier reste possible.')
  expect(list()?.textContent).not.toMatch(/Rien n’empêche|Aucun point/)
  const retry = [...stage.place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Réessayer')
  await change(() => {
    retry?.click()
    return facts.settled()
  })
  expect(bar()?.textContent).toBe('Vérification…')
  await change(() => facts.questions.at(-1)?.answer())
  expect(bar()?.textContent).toBe('À relire1')
})
