// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormContext, type FormContextValue } from '#forms/form-context.ts'
import { leaveReasons } from '#kit/leaving/leave-reasons.ts'
import { UploadRefusal, type MediaItem, type MediaSearch, type Pickers } from '#forms/pickers.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { MediaBrowser } from './MediaBrowser.tsx'
import { uploadsInto } from './sending/browser-uploads.ts'

const media = (id: number): MediaItem => ({
  ...{ id, name: `image-${id}.webp`, src: `/media/${id}.webp`, thumb: `/media/${id}.webp`, alt: '' },
  ...{ width: 1600, height: 1000, bytes: 84_000, version: 1 },
})
let stage: PanelStage
const chosen = vi.fn()
const list = vi.fn<Pickers['media']['list']>()
const upload = vi.fn<Pickers['media']['upload']>()
let library: object

beforeEach(() => {
  stage = stagePanel()
  chosen.mockReset()
  list
    .mockReset()
    .mockImplementation(({ after }) => Promise.resolve({ items: [media(after === null ? 1 : 2)], next: after === null ? '2' : null }))
  upload.mockReset()
  library = {}
})
afterEach(() => {
  stage.end()
  // A file that is still on its way would hold the window of later tests.
  const uploads = uploadsInto(library)
  for (const { key } of uploads.all.get()) uploads.cancel(key)
})

async function show(kind: 'picture' | 'file' = 'picture') {
  const form = { pickers: { media: { library, list, upload } } } as unknown as FormContextValue
  await act(async () => {
    stage.show(
      <FormContext value={form}>
        <MediaBrowser kind={kind} onChoose={chosen} />
      </FormContext>,
    )
    await Promise.resolve()
  })
}
const asked = () => list.mock.calls.map(([search]: [MediaSearch]) => search).at(-1)
const names = () => [...document.querySelectorAll('ul button')].map(({ textContent }) => textContent)
const settle = async (run: () => void) =>
  act(async () => {
    run()
    await Promise.resolve()
  })
const choose = (label: string, value: string) =>
  settle(() => {
    const [found] = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label)
    const select = document.getElementById(found?.htmlFor ?? '') as HTMLSelectElement
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const press = (name: string) =>
  settle(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
const send = (...files: File[]) =>
  settle(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    Object.defineProperty(input, 'files', { configurable: true, value: files })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
const file = (name: string) => new File(['x'], name, { type: 'image/png' })

describe('the library', () => {
  it('shows its next part after the first one', async () => {
    await show()
    await press('Afficher la suite')
    expect([names(), asked()?.after]).toEqual([['image-1.webp', 'image-2.webp'], '2'])
  })

  it('is asked for in another order, and for what this page shows alone', async () => {
    await show()
    await choose('Ordre', 'size')
    await settle(() => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
    expect(asked()).toEqual({ query: '', kind: 'picture', order: 'size', isUsedHere: true, after: null })
  })

  it('narrows files to films', async () => {
    await show('file')
    await choose('Genre', 'video')
    expect(asked()?.kind).toBe('video')
  })

  it('says why nothing is shown', async () => {
    list.mockResolvedValue({ items: [], next: null })
    await show()
    expect(document.body.textContent).toContain('La médiathèque est vide')
    await settle(() => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
    expect(document.body.textContent).toContain('Cette page n’a pas encore d’image')
  })

  it('chooses the one file that was sent', async () => {
    await show()
    upload.mockResolvedValue(media(9))
    await send(file('a.png'))
    expect(chosen).toHaveBeenCalledWith(media(9))
  })

  it('sends several files in their order, shows the progress of each and then the library again', async () => {
    await show()
    const ends: (() => void)[] = []
    let progress: (share: number) => void = () => undefined
    upload.mockImplementation((_, onProgress) => {
      progress = onProgress
      return new Promise((resolve) => ends.push(() => resolve(media(ends.length))))
    })
    const bars = () => [...document.querySelectorAll('progress')].map((bar) => [bar.ariaLabel, bar.getAttribute('value')])
    await send(file('a.png'), file('b.png'))
    expect(bars()).toEqual([['Préparation de a.png…', null]])
    expect(document.body.textContent).toContain('b.png attend son tour')
    await settle(() => progress(0.4))
    expect(bars()).toEqual([['Envoi de a.png\u00a0: 40\u202f%', '40']])
    await settle(() => ends[0]?.())
    await waitUntil(() => expect(ends).toHaveLength(2))
    await settle(() => ends[1]?.())
    await waitUntil(() => expect(list).toHaveBeenCalledTimes(2))
    expect(upload.mock.calls.map(([sent]) => sent.name)).toEqual(['a.png', 'b.png'])
    expect([chosen.mock.calls.length, document.querySelector('progress')]).toEqual([0, null])
  })

  it('shows the reason of a refusal beside the name of its file, and takes the others', async () => {
    await show()
    upload.mockRejectedValueOnce(new UploadRefusal('Ce fichier est trop lourd.')).mockResolvedValueOnce(media(9))
    await send(file('a.png'), file('b.png'))
    await waitUntil(() => expect(chosen).toHaveBeenCalledWith(media(9)))
    expect(document.querySelector('[role=alert] span')?.textContent).toBe('a.png\u00a0: Ce fichier est trop lourd.')
  })

  it('sends a file again that could not be examined, and chooses it', async () => {
    await show()
    upload.mockRejectedValueOnce(new UploadRefusal('Un fichier n’a pas pu être examiné.', true)).mockResolvedValueOnce(media(9))
    await send(file('a.png'))
    await waitUntil(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('n’a pas pu être examiné'))
    await press('Réessayer')
    await waitUntil(() => expect(chosen).toHaveBeenCalledWith(media(9)))
    expect(upload.mock.calls.map(([sent]) => sent.name)).toEqual(['a.png', 'a.png'])
  })

  it('holds the window while files wait or may be sent again, also when it is closed', async () => {
    const way = { from: { pathname: '/pages/3', search: '' }, to: { pathname: '/pages', search: '' } }
    const risks = () => [leaveReasons.leaving(null)?.risks, leaveReasons.leaving(way)?.risks]
    await show()
    const first = Promise.withResolvers<MediaItem>()
    upload.mockReturnValueOnce(first.promise).mockRejectedValueOnce(new UploadRefusal('Ce fichier est trop lourd.'))
    await send(file('a.png'), file('b.png'))
    expect(risks()).toEqual([{ uploads: 2 }, undefined])
    stage.show(<></>)
    expect(risks()).toEqual([{ uploads: 2 }, undefined])
    await settle(() => first.reject(new TypeError('offline')))
    await waitUntil(() => expect(risks()).toEqual([{ refused: 1 }, undefined]))
    await show()
    await press('Renoncer')
    expect(risks()).toEqual([undefined, undefined])
  })

  it('goes on with a file after it was closed, shows it when opened again, chooses nothing', async () => {
    await show()
    const sent = Promise.withResolvers<MediaItem>()
    upload.mockReturnValueOnce(sent.promise)
    await send(file('a.png'))
    stage.show(<></>)
    await show()
    expect(document.querySelector('progress')?.ariaLabel).toBe('Préparation de a.png…')
    const asks = list.mock.calls.length
    await settle(() => sent.resolve(media(9)))
    await waitUntil(() => expect(list).toHaveBeenCalledTimes(asks + 1))
    expect([chosen.mock.calls.length, document.querySelector('progress')]).toEqual([0, null])
  })

  it('says after it was closed that a file is there, and offers to send one again that failed', async () => {
    await show()
    const first = Promise.withResolvers<MediaItem>()
    upload.mockReturnValueOnce(first.promise).mockResolvedValueOnce(media(9))
    const toasts = () => document.querySelector('[data-part=toasts]')?.textContent
    await send(file('a.png'))
    stage.show(<></>)
    await settle(() => first.reject(new TypeError('offline')))
    await waitUntil(() => expect(toasts()).toContain('a.png n’a pas pu être envoyé'))
    await press('Réessayer')
    await waitUntil(() => expect(toasts()).toContain('1 fichier est dans la médiathèque.'))
    expect(chosen).not.toHaveBeenCalled()
  })

  it('keeps a failed file that may be sent again when others are sent', async () => {
    await show()
    upload.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(media(9))
    await send(file('a.png'))
    await waitUntil(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('a.png n’a pas pu'))
    await send(file('b.png'))
    await waitUntil(() => expect(chosen).toHaveBeenCalledWith(media(9)))
    expect(document.querySelector('[role=alert]')?.textContent).toContain('a.png n’a pas pu')
  })

  it('cancels the request of one file, and goes on with the next', async () => {
    await show()
    const signals: (AbortSignal | undefined)[] = []
    upload
      .mockImplementationOnce((_, _progress, signal) => {
        signals.push(signal)
        return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new TypeError('cancelled'))))
      })
      .mockResolvedValueOnce(media(9))
    await send(file('a.png'), file('b.png'))
    await waitUntil(() => expect(signals).toHaveLength(1))
    await press('Annuler l’envoi')
    await waitUntil(() => expect(chosen).toHaveBeenCalledWith(media(9)))
    expect([signals[0]?.aborted, document.body.textContent?.includes('a.png')]).toEqual([true, false])
  })

  it('sends files that are dropped on it', async () => {
    await show()
    upload.mockResolvedValue(media(9))
    const event = new Event('drop', { bubbles: true, cancelable: true })
    Object.assign(event, { dataTransfer: { files: [file('c.png')] } })
    await settle(() => document.querySelector('input')?.dispatchEvent(event))
    expect(upload.mock.calls[0]?.[0].name).toBe('c.png')
  })
})
