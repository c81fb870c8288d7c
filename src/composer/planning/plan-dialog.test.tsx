// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { CallError } from '#api-client/transport/errors.ts'
import { shownToast } from '#kit/feedback/toast.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { ComposerSession } from '#composer/workbench/composer-session.ts'
import { SessionContext } from '#composer/workbench/use-session.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { KNOWN_FACTS } from '#tests/support/composer/facts-bench.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { turns } from '#tests/support/turns.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { PlanDialog } from './PlanDialog.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => {
  stage.end()
})

const christmas = { startsAt: '2030-12-01T07:00:30.000Z', endsAt: '2030-12-26T19:00:00.000Z', name: 'Noël' }
const overlap = (plan: number | null) => {
  const data = { code: 'PLAN_OVERLAPS', plan, ...christmas }
  return new CallError('La version «\u00a0Noël\u00a0» est programmée.', data, { status: 409, body: {} })
}

function show(create: (key: object, body: object) => Promise<unknown>, change = vi.fn(() => Promise.resolve(null))) {
  const saver = { flush: () => Promise.resolve(), retry: () => undefined }
  const props = { edited: { kind: 'page', id: 12 }, locale: 'fr_FR', admin: { plan: { create, change } } }
  const checks = { review: new ValueStore(null), quality: new ValueStore([]), named: new ValueStore(0), facts: KNOWN_FACTS }
  const own = { standing: { standing: 'ONLINE', mark: null }, saver, props, ...checks }
  const bench = { ...pasteBenchOn(sampleDocument(sampleBlock('a')), []), ...own, text: (id: string) => id }
  const onClose = vi.fn()
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <SessionContext value={{} as ComposerSession}>
        <WorkbenchContext value={bench as unknown as Workbench}>
          <PlanDialog onClose={onClose} />
        </WorkbenchContext>
      </SessionContext>
    </RawIntlProvider>,
  )
  return { onClose, change }
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('form input')]
const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words))

async function type(field: HTMLInputElement | undefined, value: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
  })
}

/** Does an act, and lets its answer come. */
const press = (work: () => void) =>
  act(async () => {
    work()
    await turns(5)
  })

async function plan(): Promise<void> {
  await waitUntil(() => expect(fields()).toHaveLength(3))
  await type(fields()[1], '2030-12-10T08:00')
  await type(fields()[2], '2030-12-12T08:00')
  await press(() => document.querySelector('form')?.requestSubmit())
}

it('puts the draft in the place of the planned version in the way, at its exact time, and back', async () => {
  const former = { revision: 33, ...christmas }
  const create = vi.fn((_key: object, _body: object): Promise<unknown> =>
    Promise.resolve({ plan: 4, seq: 0, isEntryWaiting: false, former }),
  )
  create.mockRejectedValueOnce(overlap(4))
  const { onClose, change } = show(create)
  await plan()
  const replace = await waitUntil(() => button('Remplacer la version prévue') ?? expect.fail('no button'))
  expect(fields().map(({ value }) => value)).toEqual(['Noël', '2030-12-01T08:00', '2030-12-26T20:00'])
  await press(() => replace.click())
  expect(onClose).toHaveBeenCalledOnce()
  expect(create.mock.lastCall?.[1]).toMatchObject({ ...christmas, replaces: 4 })
  expect(shownToast()?.text).toMatch(/^composer\.plan\.replaced/)
  await press(() => shownToast()?.acts?.at(-1)?.onAct())
  expect(shownToast()?.text).toBe('composer.plan.replaced-back')
  expect(change.mock.lastCall).toMatchObject([4, former])
})

it('gives the replaced version another end where that is changed', async () => {
  const create = vi.fn((_key: object, _body: object): Promise<unknown> =>
    Promise.resolve({ plan: 4, seq: 0, isEntryWaiting: false, former: null }),
  )
  create.mockRejectedValueOnce(overlap(4))
  show(create)
  await plan()
  const replace = await waitUntil(() => button('Remplacer la version prévue') ?? expect.fail('no button'))
  await type(fields()[2], '2030-12-28T20:00')
  await press(() => replace.click())
  expect(create).toHaveBeenCalledTimes(2)
  expect(create.mock.lastCall?.[1]).toMatchObject({ startsAt: christmas.startsAt, endsAt: '2030-12-28T19:00:00.000Z', replaces: 4 })
})

it('offers no replacement of several planned versions, and keeps the typed time', async () => {
  show(() => Promise.reject(overlap(null)))
  await plan()
  await waitUntil(() => expect(document.body.textContent).toContain('est programmée.'))
  expect(button('Remplacer la version prévue')).toBeUndefined()
  expect(fields()[1]?.value).toBe('2030-12-10T08:00')
})
