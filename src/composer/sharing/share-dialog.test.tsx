// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import type { OpenShare } from './use-shares.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const at = '2026-11-27T13:12:07Z'
const shareOf = (share: number): OpenShare => ({
  share,
  sharedBy: null,
  sharedAt: at,
  until: at,
  opened: 0,
  openedAt: null,
  url: null,
  hasPassword: false,
})

const show = (share: object) => {
  const props = { edited: { kind: 'page', id: 12 }, locale: 'fr_FR', admin: { share } }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={{ props } as unknown as Workbench}>
        <ShareDialog onClose={vi.fn()} />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  return drawn()
}

it('shows the address of the newest link, and that of another one once it is chosen', async () => {
  const shares = [2, 1].map((share) => ({ ...shareOf(share), url: `https://exemple.fr/voir/${share}` }))
  await show({ list: () => Promise.resolve([...shares, shareOf(3)]) })
  const address = () => document.querySelector<HTMLInputElement>('input[readonly]')?.value
  const press = (row: number) => drawn(() => document.querySelector<HTMLElement>(`[data-row="${row}"] button`)?.click())
  expect(address()).toBe('https://exemple.fr/voir/2')
  await press(1)
  expect(address()).toBe('https://exemple.fr/voir/1')
  await press(3)
  expect([address(), document.body.textContent.includes('L’adresse de ce lien ne peut plus être relue')]).toEqual([undefined, true])
})

it('gives the focus to the link beside one that is taken back, and to the title without any', async () => {
  let shares = [1, 2, 3].map(shareOf)
  const revoke = (_key: unknown, gone: number) => {
    shares = shares.filter(({ share }) => share !== gone)
    return Promise.resolve(null)
  }
  await show({ list: () => Promise.resolve(shares), revoke })
  const places: (string | null)[] = []
  for (const share of [2, 3, 1]) {
    const button = document.querySelector<HTMLElement>(`[data-row="${share}"] button:last-of-type`)
    await drawn(() => {
      button?.focus()
      button?.click()
    })
    const { activeElement } = document
    places.push(activeElement instanceof HTMLElement ? (activeElement.dataset['row'] ?? activeElement.textContent) : null)
  }
  expect(places).toEqual(['3', '1', document.querySelector('[role=dialog] h2')?.textContent])
})
