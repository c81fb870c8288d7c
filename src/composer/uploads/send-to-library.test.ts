import { beforeEach, expect, it, vi } from 'vitest'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { CallError } from '#api-client/transport/errors.ts'
import type { PreparedUpload } from '#forms/media/sending/prepared-upload.ts'
import { maySendAgain, sendToLibrary } from './send-to-library.ts'

const poster = new Blob(['p'])
const upload = vi.fn()
const uploadFilm = vi.fn()
const media = { upload, uploadFilm } as unknown as Pick<AdminApi['media'], 'upload' | 'uploadFilm'>
const onUpload = vi.fn()

beforeEach(() => {
  for (const spy of [upload, uploadFilm]) spy.mockReset().mockResolvedValue({ id: 7 })
  onUpload.mockReset()
})

it.each([
  ['visite.mp4', uploadFilm, poster],
  ['sceau.svg', upload, null],
  ['statuts.pdf', upload, null],
])('sends %s by the call for its kind, with what stands for it', async (name, send, expected) => {
  const file = new File(['x'], name)
  const { signal } = new AbortController()
  const prepare = () => Promise.resolve({ file, poster: expected })
  expect(await sendToLibrary(media, file, { locale: 'fr_FR', onUpload, signal }, prepare)).toEqual({ id: 7 })
  expect(send.mock.calls).toEqual([[file, { locale: 'fr_FR' }, { onUpload, poster: expected, signal }]])
  expect(upload.mock.calls.length + uploadFilm.mock.calls.length).toBe(1)
})

it('sends a picture whose animation would be lost without it once its person sends it again', async () => {
  const refusal = new CallError(
    'refusé',
    { errors: [{ field: 'file', code: 'FILE_TYPE', message: '', reason: 'animated' }] },
    { status: 422, body: null },
  )
  const picture = new File(['x'], 'danse.gif')
  const send = (file: File) =>
    sendToLibrary(media, file, { locale: 'fr_FR', onUpload }, (ready) => Promise.resolve({ file: ready, poster: null }))
  upload.mockRejectedValueOnce(refusal)
  await expect(send(picture)).rejects.toBe(refusal)
  expect(maySendAgain(refusal)).toBe(true)
  await send(picture)
  // Once it is taken, its person is asked again; so is the person of another file.
  await send(picture)
  await send(new File(['y'], 'autre.gif'))
  const still = { locale: 'fr_FR', animation: 'FIRST_FRAME' }
  expect(upload.mock.calls.map(([, texts]: unknown[]) => texts)).toEqual([
    { locale: 'fr_FR' },
    still,
    { locale: 'fr_FR' },
    { locale: 'fr_FR' },
  ])
})

it('says 0 once a film is ready, and sends nothing of one that is cancelled before', async () => {
  const prepared = Promise.withResolvers<PreparedUpload>()
  const prepare = () => prepared.promise
  const [film, end] = [new File(['x'], 'visite.mp4'), new AbortController()]
  const [sent, cancelled] = [undefined, end.signal].map((signal) =>
    sendToLibrary(media, film, { locale: 'fr_FR', onUpload, signal }, prepare),
  )
  expect(onUpload).not.toHaveBeenCalled()
  end.abort()
  prepared.resolve({ file: film, poster })
  await sent
  await expect(cancelled).rejects.toThrow('aborted')
  expect([onUpload.mock.calls, uploadFilm.mock.calls.length]).toEqual([[[0]], 1])
})
