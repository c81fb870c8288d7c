// @vitest-environment jsdom
import { act, useReducer } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mediaItemExample } from '#schemas/admin/media-calls.ts'
import { CallError } from '#api-client/transport/errors.ts'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { PanelContext, type PanelServices } from '#admin/panel-context.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { LeaveGuard } from '#admin/screens/LeaveGuard.tsx'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { MediaTexts } from '../MediaTexts.tsx'
import { MediaFields } from './MediaFields.tsx'

const address = '/mediatheque?fichier=31'
const file: MediaFile = { ...mediaItemExample, id: 31, version: 1, kind: 'PICTURE', texts: {} }
const update = vi.fn()
const readFile = vi.fn()
let stage: PanelStage
let router: ReturnType<typeof createMemoryRouter>
let read: (next: MediaFile) => void

beforeEach(() => {
  stage = stagePanel()
  update.mockReset()
  readFile.mockReset()
  const services = {
    admin: { media: { update, read: readFile } },
    lock: createSessionLock(),
    start: { locales: ['fr_FR'], siteUrl: '/' },
    person: { id: 7 },
  } as unknown as PanelServices
  const draw = (shown: MediaFile) => (
    <TextProvider text={createText('fr_FR', panelFr)}>
      <PanelContext value={services}>
        <QueryClientProvider client={new QueryClient()}>
          <MediaTexts>
            <MediaFields file={shown} />
            <LeaveGuard />
          </MediaTexts>
        </QueryClientProvider>
      </PanelContext>
    </TextProvider>
  )
  let tell: (() => void) | null = null
  let shown = file
  function Sheet() {
    const [, again] = useReducer((count: number) => count + 1, 0)
    tell = again
    return draw(shown)
  }
  read = (next) => {
    shown = next
    act(() => tell?.())
  }
  router = createMemoryRouter([{ path: '*', element: <Sheet /> }], { initialEntries: [address] })
  stage.show(<RouterProvider router={router} />)
})
afterEach(() => stage.end())

const field = () => document.querySelector('textarea')!
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent.includes(name))
const type = (words: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), words)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (name: string) => act(() => void button(name)?.click())
const described = (alt: string, version: number): MediaFile => ({ ...file, version, texts: { fr_FR: { alt } } })

it('leaves a typed text where a newer file arrives, and names the text of another person', () => {
  type('La cave')
  read({ ...file, version: 2, crop: { x: 0, y: 0, width: 50, height: 50 } })
  expect([field().value, document.querySelector('form div[role=status]')]).toEqual(['La cave', null])
  read(described('Le chai', 3))
  expect([field().value, document.querySelector('form div[role=status]')?.textContent]).toEqual([
    'La cave',
    expect.stringContaining('Le chai'),
  ])
  press('Prendre ce texte')
  expect([field().value, button('Enregistrer')]).toEqual(['Le chai', undefined])
})

it('saves what is typed in the newest state, and takes the answer as it is stored', async () => {
  read({ ...file, version: 2 })
  type(' La cave ')
  update.mockResolvedValueOnce({ media: described('La cave', 4), batch: null })
  press('Enregistrer')
  await act(() => waitUntil(() => expect(document.body.textContent).toContain('est enregistré')))
  expect(field().value).toBe('La cave')
  expect(update.mock.calls).toMatchObject([[{ id: 31, version: 2 }, { texts: { fr_FR: { alt: 'La cave' } } }]])
  expect(button('Enregistrer')).toBeUndefined()
})

const stale = () => new CallError('Modifié.', { code: 'STALE_VERSION' }, { status: 409, body: null })

it('saves at the first press where another person has changed something else meanwhile', async () => {
  type('La cave')
  update.mockRejectedValueOnce(stale())
  readFile.mockResolvedValueOnce({ media: { ...file, version: 5, focus: { x: 10, y: 20 } } })
  update.mockResolvedValueOnce({ media: { ...described('La cave', 6), focus: { x: 10, y: 20 } }, batch: null })
  press('Enregistrer')
  await act(() => waitUntil(() => expect(document.body.textContent).toContain('est enregistré')))
  expect(update.mock.calls[1]).toMatchObject([{ version: 5 }, { texts: { fr_FR: { alt: 'La cave' } }, focus: { x: 10, y: 20 } }])
  expect([field().value, button('Enregistrer')]).toEqual(['La cave', undefined])
})

it('shows both texts where another person has described the file, and saves at the next press', async () => {
  type('La cave')
  update.mockRejectedValueOnce(stale())
  readFile.mockResolvedValueOnce({ media: described('Le chai', 5) })
  press('Enregistrer')
  await act(() => waitUntil(() => expect(document.body.textContent).toContain('Rien n’est encore enregistré')))
  expect([field().value, document.querySelector('form div[role=status]')?.textContent]).toEqual([
    'La cave',
    expect.stringContaining('Le chai'),
  ])
  update.mockResolvedValueOnce({ media: described('La cave', 6), batch: null })
  press('Enregistrer')
  await act(() => waitUntil(() => expect(document.body.textContent).toContain('est enregistré')))
  expect(update.mock.calls.map(([sent]) => (sent as MediaFile).version)).toEqual([1, 5])
  expect([field().value, button('Enregistrer')]).toEqual(['La cave', undefined])
})

it('asks before another file is opened while a text is not saved, and never when all is saved', async () => {
  await act(() => router.navigate(address.replace('31', '32')))
  expect(router.state.location.search).toBe('?fichier=32')
  await act(() => router.navigate(address))
  type('La cave')
  await act(() => router.navigate(`${address}&vue=liste`))
  await act(() => router.navigate(address.replace('31', '32')))
  expect([router.state.location.search, field().value]).toEqual(['?fichier=31&vue=liste', 'La cave'])
  press('Partir sans enregistrer')
  await act(() => waitUntil(() => expect(router.state.location.search).toBe('?fichier=32')))
})
