// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import addressesFr from '#i18n/messages/addresses/fr.json'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { RedirectList } from './RedirectList.tsx'
import type { Redirect } from './use-addresses.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const redirectOf = (from: string): Redirect => ({
  ...{ from, to: '/contact', title: null, isAsleep: false, since: '2026-11-27T13:12:07Z', origin: 'HAND' },
})

function Addresses() {
  const [redirects, setRedirects] = useState(['/un', '/deux', '/trois'].map(redirectOf))
  const remove = (gone: Redirect) => {
    setRedirects((former) => former.filter((each) => each !== gone))
    return Promise.resolve(null)
  }
  return (
    <main>
      <h1>Adresses</h1>
      <RedirectList redirects={redirects} mayWrite acts={{ remove }} onChange={() => undefined} onAdd={() => undefined} />
    </main>
  )
}

it('gives the focus to the redirect beside one that is removed, and to the title without any', async () => {
  stage.show(
    <TextProvider text={createText('fr_FR', { ...panelFr, ...addressesFr })}>
      <Addresses />
    </TextProvider>,
  )
  const places: (string | null)[] = []
  for (const from of ['/deux', '/trois', '/un']) {
    const button = stage.place.querySelector(`[data-row="${from}"]`)?.nextElementSibling as HTMLElement
    await act(async () => {
      button.focus()
      button.click()
      await Promise.resolve()
    })
    await waitUntil(() => expect(document.activeElement).not.toBe(document.body))
    const { activeElement } = document
    places.push(activeElement instanceof HTMLElement ? (activeElement.dataset['row'] ?? activeElement.textContent) : null)
  }
  expect(places).toEqual(['/trois', '/un', 'Adresses'])
})
