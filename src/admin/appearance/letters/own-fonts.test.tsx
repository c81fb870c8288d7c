// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '#api-client/transport/errors.ts'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { hideToast, shownToast } from '#kit/feedback/toast.ts'
import { PanelContext, type PanelServices } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { createResourceStore } from '#admin/resources/form/resource-store.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { AppearanceTexts } from '../texts/AppearanceTexts.tsx'
import { OwnFonts } from './OwnFonts.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => {
  stage.end()
  hideToast(shownToast()?.id ?? 0)
})

const settle = (press: () => void) =>
  act(async () => {
    press()
    await new Promise<void>((resolve) => setTimeout(resolve))
  })

/** Shows the fonts of a site whose texts are set in Inter. */
function showFonts(families: { name: string; files: number[] }[], appearance: object) {
  const fonts = { TITLE: { family: 'Inter' }, CONTENT: { family: 'Inter' }, MENU: { family: 'Inter' } }
  const store = createResourceStore([], { families, fonts })
  const services = { admin: { appearance }, lock: createSessionLock() } as unknown as PanelServices
  stage.show(
    <TextProvider text={createText('fr_FR', panelFr)}>
      <PanelContext value={services}>
        <AppearanceTexts>
          <OwnFonts session={{ store } as unknown as ItemSession} />
        </AppearanceTexts>
      </PanelContext>
    </TextProvider>,
  )
  return store
}

it('offers to send the fonts again that could not be examined, and those after them', async () => {
  const message = 'Un fichier n’a pas pu être examiné\u00a0: rien n’est enregistré, réessayez dans un moment.'
  const data = { code: 'UNAVAILABLE', reason: 'FILE' }
  const addFont = vi
    .fn<(file: File) => Promise<{ id: number; family: string }>>()
    .mockResolvedValueOnce({ id: 1, family: 'Inter' })
    .mockRejectedValueOnce(new CallError(message, data, { status: 503, body: null }))
    .mockResolvedValueOnce({ id: 2, family: 'Inter' })
    .mockResolvedValueOnce({ id: 3, family: 'Lora' })
  const store = showFonts([], { addFont })
  const input = stage.place.querySelector<HTMLInputElement>('input[type=file]')!
  const files = ['a.woff2', 'b.woff2', 'c.woff2'].map((name) => new File(['x'], name))
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  await settle(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
  expect(shownToast()).toMatchObject({ text: message, acts: [{ label: 'Réessayer' }] })

  await settle(() => shownToast()?.acts?.[0]?.onAct())
  expect(store.get('/families')).toEqual([
    { name: 'Inter', files: [1, 2] },
    { name: 'Lora', files: [3] },
  ])
  expect(addFont.mock.calls.map(([{ name }]) => name)).toEqual(['a.woff2', 'b.woff2', 'b.woff2', 'c.woff2'])
})

it('gives the focus to the font beside one that is removed', async () => {
  showFonts(
    ['Lora', 'Sora', 'Inter'].map((name, index) => ({ name, files: [index] })),
    {},
  )
  const places: string[] = []
  for (const name of ['Sora', 'Lora']) {
    const button = stage.place.querySelector<HTMLElement>(`[data-row="${name}"] button`)
    await settle(() => {
      button?.focus()
      button?.click()
    })
    places.push((document.activeElement as HTMLElement).dataset['row'] ?? '')
  }
  expect(places).toEqual(['Inter', 'Inter'])
})
