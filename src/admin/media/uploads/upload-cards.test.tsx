// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mediaItemExample } from '#schemas/admin/media-calls.ts'
import { libraryPictureTypes } from '#schemas/text/uploads.ts'
import { CallError } from '#api-client/transport/errors.ts'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { PanelContext, type PanelServices } from '#admin/panel-context.ts'
import { createSessionLock, type SessionLock } from '#admin/session/session-lock.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { readMediaWork } from '#admin/media/details/media-form.ts'
import { unsavedTexts } from '#admin/unsaved/unsaved-forms.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { MediaTexts } from '../MediaTexts.tsx'
import { AddButtons } from './AddButtons.tsx'
import { uploadsOf } from './upload-store.ts'
import { UploadCards } from './UploadCards.tsx'
import { useLibraryUploads } from './use-library-uploads.ts'

interface Sending {
  readonly file: File
  readonly signal: AbortSignal
  readonly onUpload: (share: number) => void
  readonly end: PromiseWithResolvers<unknown>
}

const sendings: Sending[] = []
const describeFile = vi.fn(() => Promise.resolve<unknown>(null))
const readFile = vi.fn()

function upload(file: File, _texts: object, { signal, onUpload }: Pick<Sending, 'signal' | 'onUpload'>): Promise<unknown> {
  const end = Promise.withResolvers<unknown>()
  signal.addEventListener('abort', () => end.reject(new Error('aborted')))
  sendings.push({ file, signal, onUpload, end })
  return end.promise
}

function Screen() {
  const uploads = useLibraryUploads('fr_FR')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <AddButtons onFiles={uploads.add} input={input} onTaken={vi.fn()} />
      <UploadCards uploads={uploads} locale="fr_FR" />
    </>
  )
}

let stage: PanelStage
let lock: SessionLock
let visit: (isOpen: boolean) => void
let admin: object
beforeEach(() => {
  sendings.length = 0
  describeFile.mockReset().mockResolvedValue(null)
  readFile.mockReset()
  stage = stagePanel()
  lock = createSessionLock()
  admin = { media: { upload, describe: describeFile, read: readFile } }
  const services = {
    admin,
    lock,
    start: { locales: ['fr_FR'], siteUrl: '/' },
    person: { id: 7 },
  } as unknown as PanelServices
  visit = (isOpen) =>
    stage.show(
      <TextProvider text={createText('fr_FR', panelFr)}>
        <PanelContext value={services}>
          <QueryClientProvider client={new QueryClient()}>
            <MediaTexts>{isOpen && <Screen />}</MediaTexts>
          </QueryClientProvider>
        </PanelContext>
      </TextProvider>,
    )
  visit(true)
})
afterEach(async () => {
  // A file that is still on its way would hold the window of later tests.
  for (let ended = 0; ended < sendings.length; ended += 1) await finish(sendings[ended], new Error('over'))
  act(() => uploadsOf(admin).set([]))
  stage.end()
})

const inputs = () => [...stage.place.querySelectorAll<HTMLInputElement>('input[type=file]')]
const cards = () => [...stage.place.querySelectorAll('ul[aria-label] > li')]
const words = () => cards().map((card) => [...card.querySelectorAll('p')].flatMap((line) => line.textContent || []).join(' | '))
const button = (name: string) =>
  [...stage.place.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent).includes(name))!
const answer = () => stage.place.querySelector<HTMLInputElement>('ul input')!
const type = (words: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(answer(), words)
    answer().dispatchEvent(new Event('input', { bubbles: true }))
  })
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

async function choose(files: readonly (string | File)[], field = inputs()[0]!) {
  const value = files.map((file) => (typeof file === 'string' ? new File(['x'], file) : file))
  Object.defineProperty(field, 'files', { configurable: true, value })
  act(() => void field.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
async function press(name: string) {
  act(() => button(name).click())
  await settled()
}
async function finish(sending: Sending | undefined, answer: unknown) {
  if (answer instanceof Error) sending?.end.reject(answer)
  else sending?.end.resolve(answer)
  await settled()
}
const picture = { ...mediaItemExample, id: 31, kind: 'PICTURE' }

it('sends several files in turn, refuses one with its reason, and shows how far each is', async () => {
  await choose(['cave.jpg', 'tarifs.docx', 'vue.jpg'])
  expect(sendings.map(({ file }) => file.name)).toEqual(['cave.jpg'])
  act(() => sendings[0]?.onUpload(0.42))
  expect(words()).toEqual([
    'cave.jpg | Envoi, 42\u00a0%',
    'tarifs.docx | La médiathèque prend des images (JPEG, PNG, WebP, AVIF, GIF, SVG), des films MP4 et des documents PDF.',
    'vue.jpg | Attend son tour',
  ])
  expect(stage.place.querySelector('progress')?.value).toBe(42)
  await finish(sendings[0], picture)
  expect(sendings.map(({ file }) => file.name)).toEqual(['cave.jpg', 'vue.jpg'])
})

it('says that a photo is made smaller before it is sent, without a percentage', async () => {
  const decoded = Promise.withResolvers<never>()
  vi.stubGlobal('createImageBitmap', () => decoded.promise)
  await choose([new File(['x'], 'cave.jpg', { type: 'image/jpeg' })])
  expect([words(), stage.place.querySelector('progress')?.hasAttribute('value')]).toEqual([['cave.jpg | Préparation…'], false])
  decoded.reject(new Error('not decoded'))
  await settled()
  expect([words(), sendings.length]).toEqual([['cave.jpg | Envoi, 0\u00a0%'], 1])
})

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('holds the window for a failed file that may be sent again, until its card goes', async () => {
  await choose(['cave.jpg', 'vue.jpg'])
  await finish(sendings[0], new Error('network'))
  await finish(sendings[1], new CallError('Trop lourd.', {}, { status: 413, body: null }))
  expect(isAsked()).toBe(true)
  await choose(['rang.jpg'])
  await finish(sendings[2], picture)
  expect([words()[0], isAsked()]).toEqual([expect.stringContaining('cave.jpg n’a pas pu être envoyé'), true])
  await press('Ranger la carte de cave.jpg')
  expect(isAsked()).toBe(false)
})

it('asks before the window is closed while files are on their way, also from another screen', async () => {
  await choose(['cave.jpg', 'vue.jpg'])
  visit(false)
  expect(isAsked()).toBe(true)
  await finish(sendings[0], picture)
  expect(isAsked()).toBe(true)
  await finish(sendings[1], picture)
  expect(isAsked()).toBe(false)
})

it('says after the end of the session that files wait, and shows their course again later', async () => {
  await choose(['cave.jpg', 'vue.jpg'])
  act(() => sendings[0]?.onUpload(0.42))
  const ended = new CallError('', { code: 'SESSION_EXPIRED' }, { status: 401, body: null })
  await act(async () => lock.watch(Promise.reject(ended)))
  const waits = 'Repart dès que vous êtes reconnecté'
  expect(words()).toEqual([`cave.jpg | ${waits}`, `vue.jpg | ${waits}`])
  act(() => lock.unlock())
  expect(words()).toEqual(['cave.jpg | Envoi, 42\u00a0%', 'vue.jpg | Attend son tour'])
  await finish(sendings[0], picture)
  await finish(sendings[1], picture)
})

it('asks for the alternative text in the card of the picture, which goes once it is written', async () => {
  await choose(['cave.jpg'])
  await finish(sendings[0], picture)
  type('La cave voûtée')
  await press('Enregistrer le texte')
  expect(describeFile.mock.calls).toEqual([[picture, 'fr_FR', { alt: 'La cave voûtée' }]])
  expect(cards()).toEqual([])
})

it('shows a text that was stored meanwhile beside the typed one, and replaces it if asked', async () => {
  const now = { ...picture, version: 44, texts: { fr_FR: { alt: 'Le chai' } } }
  const stale = new CallError('', { code: 'STALE_VERSION' }, { status: 409, body: null })
  await choose(['cave.jpg'])
  await finish(sendings[0], { ...picture, texts: {} })
  type('La cave')
  describeFile.mockRejectedValueOnce(stale)
  readFile.mockResolvedValueOnce({ media: now })
  await press('Enregistrer le texte')
  expect([answer().value, stage.place.querySelector('ul div[role=status]')?.textContent]).toEqual([
    'La cave',
    expect.stringContaining('Le chai'),
  ])
  await press('Enregistrer le texte')
  expect(describeFile.mock.lastCall).toEqual([now, 'fr_FR', { alt: 'La cave' }])
  expect(cards()).toEqual([])
})

it('stores a typed text as work on the sheet of the file, until it is saved', async () => {
  const place = '7 / media 31'
  const found = async () => (await unsavedTexts.find(place)).map(({ content }) => readMediaWork(content)?.fields.alts)
  await unsavedTexts.forget(7)
  await choose(['cave.jpg'])
  await finish(sendings[0], { ...picture, texts: {} })
  type('La cave')
  await act(() => waitUntil(async () => expect(await found()).toEqual([{ fr_FR: 'La cave' }])))
  await press('Enregistrer le texte')
  await act(() => waitUntil(async () => expect(await found()).toEqual([])))
})

it('shows typed texts and running uploads again at the next visit, and no finished card', async () => {
  await choose(['cave.jpg', 'statuts.pdf', 'tarifs.docx', 'vue.jpg'])
  await finish(sendings[0], picture)
  type('La cave')
  await finish(sendings[1], { ...mediaItemExample, id: 32, kind: 'DOCUMENT' })
  visit(false)
  act(() => sendings[2]?.onUpload(0.5))
  visit(true)
  expect([answer().value, words()]).toEqual(['La cave', ['cave.jpg | Dans la médiathèque', 'vue.jpg | Envoi, 50\u00a0%']])
})

it('places the focus in the next card when the one that had it goes, then on the first file', async () => {
  const row = stage.place.appendChild(document.createElement('button'))
  row.dataset['row'] = '3'
  await choose(['cave.jpg', 'vue.jpg'])
  await finish(sendings[0], picture)
  await finish(sendings[1], { ...picture, id: 32 })
  act(() => answer().focus())
  await press('Plus tard')
  expect([cards().length, document.activeElement]).toEqual([1, answer()])
  await press('Plus tard')
  expect([cards().length, document.activeElement]).toEqual([0, row])
})

it('ends the sending of a file that is cancelled, and of one that waits', async () => {
  await choose(['cave.jpg', 'vue.jpg', 'rang.jpg'])
  await press('Annuler l’envoi de vue.jpg')
  await press('Annuler l’envoi de cave.jpg')
  expect(sendings.map(({ file, signal }) => [file.name, signal.aborted])).toEqual([
    ['cave.jpg', true],
    ['rang.jpg', false],
  ])
  expect(words()).toEqual(['rang.jpg | Envoi, 0\u00a0%'])
})

it('offers another attempt where the server was not reached, and none where it has refused', async () => {
  await choose(['cave.jpg', 'vue.jpg'])
  await finish(sendings[0], new Error('network'))
  await finish(sendings[1], new CallError('Trop lourd.', {}, { status: 413, body: null }))
  expect(words()).toEqual([
    'cave.jpg | cave.jpg n’a pas pu être envoyé. Vérifiez votre connexion, puis réessayez.',
    'vue.jpg | Trop lourd.',
  ])
  await press('Réessayer')
  expect([sendings.map(({ file }) => file.name), stage.place.textContent.includes('Réessayer')]).toEqual([
    ['cave.jpg', 'vue.jpg', 'cave.jpg'],
    false,
  ])
  await finish(sendings[2], picture)
  expect(words()[0]).toContain('Dans la médiathèque')
})

it('offers another attempt with a file that could not be examined', async () => {
  await choose(['statuts.pdf'])
  const message = 'Un fichier n’a pas pu être examiné\u00a0: rien n’est enregistré, réessayez dans un moment.'
  await finish(sendings[0], new CallError(message, { code: 'UNAVAILABLE', reason: 'FILE' }, { status: 503, body: null }))
  expect(words()).toEqual([`statuts.pdf | ${message}`])
  await press('Réessayer')
  expect(sendings.map(({ file }) => file.name)).toEqual(['statuts.pdf', 'statuts.pdf'])
})

it('opens the camera of a telephone for one photograph, which is sent as a chosen file is', async () => {
  const [many, camera] = inputs()
  expect([many?.multiple, many?.hasAttribute('capture')]).toEqual([true, false])
  expect([camera?.getAttribute('capture'), camera?.accept, camera?.multiple]).toEqual(['environment', libraryPictureTypes.join(','), false])
  const opened = vi.spyOn(camera!, 'click')
  await press('Photo')
  expect(opened).toHaveBeenCalledOnce()
  await choose(['image.jpg'], camera)
  expect(sendings.map(({ file }) => file.name)).toEqual(['image.jpg'])
})
