// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mediaItemExample } from '#schemas/admin/media-calls.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { turns } from '#tests/support/turns.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { MediaTexts } from '../MediaTexts.tsx'
import { FixedFields } from './FixedFields.tsx'
import { MediaActs } from './MediaActs.tsx'

type Options = { readonly onUpload: (share: number) => void; readonly signal: AbortSignal }

const file: MediaFile = { ...mediaItemExample, id: 31, version: 1, kind: 'PICTURE', texts: {}, isShown: false, deletedAt: null }
const replace = vi.fn<(file: MediaFile, bytes: File, options: Options) => Promise<unknown>>()
let stage: PanelStage

function show(shown: MediaFile, rights: readonly string[]): void {
  const services = {
    admin: { media: { replace } },
    lock: createSessionLock(),
    start: { locales: ['fr_FR'], siteUrl: '/', rights },
  } as unknown as PanelServices
  const element = (
    <MediaTexts>
      <MediaActs file={shown} onLeave={vi.fn()} />
      <FixedFields file={shown} />
    </MediaTexts>
  )
  stage.show(inPanel(createMemoryRouter([{ path: '*', element }]), services))
}

beforeEach(() => {
  stage = stagePanel()
  replace.mockReset()
  show(file, ['media.write'])
})
afterEach(() => stage.end())

const bar = () => document.querySelector('progress')
const course = () => [bar()?.closest('div')?.textContent, bar()?.getAttribute('value')]

/** Chooses a file of this device for « Remplacer partout ». */
async function choose(name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], name, { type: 'image/jpeg' })] })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name)!
const toasts = () => document.querySelector('[data-part=toasts]')?.textContent

it('shows how far the file is that replaces another one, from its preparation to its end', async () => {
  const [decoded, replaced] = [Promise.withResolvers<never>(), Promise.withResolvers<unknown>()]
  vi.stubGlobal('createImageBitmap', () => decoded.promise)
  replace.mockReturnValue(replaced.promise)
  await choose('cave.jpg')
  expect(course()).toEqual(['Préparation…', null])
  await act(async () => decoded.reject(new Error('not decoded')))
  await act(() => waitUntil(() => expect(replace).toHaveBeenCalledOnce()))
  act(() => replace.mock.calls[0]?.[2].onUpload(0.42))
  expect(course()).toEqual(['Envoi, 42\u00a0%', '42'])
  await act(async () => replaced.resolve({ media: file, batch: null }))
  await act(() => waitUntil(() => expect(bar()).toBeNull()))
})

it('« Annuler » ends the request, says no failure and gives the focus to the button', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decoded')))
  replace.mockImplementation(
    (_file, _bytes, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  await choose('cave.jpg')
  await act(() => waitUntil(() => expect(replace).toHaveBeenCalledOnce()))
  const cancel = button('Annuler l’envoi de cave.jpg')
  act(() => cancel.focus())
  await act(async () => cancel.click())
  expect([replace.mock.calls[0]?.[2].signal.aborted, bar(), toasts()]).toEqual([true, null, ''])
  expect(document.activeElement).toBe(button('Remplacer partout'))
})

it('sends nothing where « Annuler » is pressed while the file is made ready', async () => {
  const decoded = Promise.withResolvers<never>()
  vi.stubGlobal('createImageBitmap', () => decoded.promise)
  await choose('cave.jpg')
  await act(async () => button('Annuler l’envoi de cave.jpg').click())
  await act(async () => decoded.reject(new Error('not decoded')))
  await act(() => turns(4))
  expect([replace.mock.calls.length, bar()]).toEqual([0, null])
})

it('says why a file that has wholly left is no longer cancelled', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decoded')))
  replace.mockReturnValue(new Promise(() => undefined))
  await choose('cave.jpg')
  await act(() => waitUntil(() => expect(replace).toHaveBeenCalledOnce()))
  act(() => replace.mock.calls[0]?.[2].onUpload(1))
  await act(async () => button('Annuler l’envoi de cave.jpg').click())
  expect([replace.mock.calls[0]?.[2].signal.aborted, toasts()]).toEqual([false, expect.stringContaining('déjà sur le serveur')])
})

it('offers no replacement of a picture online to who does not publish, and says who may', () => {
  const names = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  const used = { ...file, isShown: true }
  act(() => show(used, ['media.write', 'media.publish']))
  expect(names()).toEqual(expect.arrayContaining(['Remplacer partout', 'Recadrer']))
  act(() => show(used, ['media.write']))
  expect(names()).not.toEqual(expect.arrayContaining(['Remplacer partout']))
  expect(names()).not.toEqual(expect.arrayContaining(['Recadrer']))
  expect(document.body.textContent).toContain('seule une personne qui publie peut la remplacer, la recadrer ou changer ses textes')
})
