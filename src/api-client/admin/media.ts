import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { AimedItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { WriteRequest } from '#api-client/transport/caller-of.ts'
import { toMultipart } from '#api-client/transport/multipart.ts'
import type { AnyListQuery } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from './admin-caller.ts'
import { sendFilm } from './send-film.ts'

/** Progress and cancelling of an upload, and the picture that stands for a film. */
interface Upload extends Pick<WriteRequest, 'onUpload' | 'signal'> {
  readonly poster?: Blob | null
}

interface Replacing extends Upload {
  readonly animation?: AdminCallBody<'media.replace'>['animation']
}

const withPoster = (poster: Blob | null | undefined) => (poster ? { poster } : {})

/** The calls for the library. */
export const mediaCalls = ({ act, call, list }: AdminCaller) => ({
  list: (query?: AnyListQuery): Promise<AdminCallData['media.list']> => list('media.list', {}, query),
  summary: () => call('media.summary'),
  /** Reads one file with its uses. */
  read: (id: number) => call('media.read', { id }),
  /** Reads the original of a cropped picture. */
  source: (id: number) => call('media.source', { id }),
  /** Sends one file with its texts. `onUpload` hears how much of it has left. */
  upload: (file: Blob, texts: AdminCallBody<'media.upload'> = {}, { poster, ...options }: Upload = {}) =>
    act('media.upload', { method: 'POST', body: toMultipart({ ...texts, ...withPoster(poster) }, { image: file }), ...options }),
  /** Sends a film of any weight that the library takes, with its texts. */
  uploadFilm: async (film: File, texts: AdminCallBody<'media.upload'> = {}, { poster, ...options }: Upload = {}) => {
    const upload = await sendFilm({ act }, film, options)
    const body = toMultipart({ ...texts, film: upload, filename: film.name, ...withPoster(poster) })
    return act('media.upload', { method: 'POST', body, ...(options.signal && { signal: options.signal }) })
  },
  /** Lists the changes of a file, the newest first. */
  history: async (id: number) => (await call('media.history', { id })).changes,
  /** Brings a file back to what it was after a change of its history. */
  revert: ({ id, version }: AimedItem, to: number) =>
    act('media.revert', { method: 'POST', params: { id, version: to }, version, body: {} }),
  /** Takes a drawing of another host by its address. */
  fetch: (address: string) => act('media.fetch', { method: 'POST', body: { address } }),
  describe: ({ id, version }: AimedItem, locale: string, body: AdminCallBody<'media.describe'>) =>
    act('media.describe', { method: 'PUT', params: { id, locale }, version, body }),
  update: ({ id, version }: AimedItem, body: AdminCallBody<'media.update'>) =>
    act('media.update', { method: 'PUT', params: { id }, version, body }),
  replace: ({ id, version }: AimedItem, file: Blob, { poster, animation, ...options }: Replacing = {}) => {
    const texts = { ...withPoster(poster), ...(animation && { animation }) }
    return act('media.replace', { method: 'POST', params: { id }, version, body: toMultipart(texts, { image: file }), ...options })
  },
  replaceFilm: async ({ id, version }: AimedItem, film: File, { poster, ...options }: Upload = {}) => {
    const upload = await sendFilm({ act }, film, options)
    const body = toMultipart({ film: upload, ...withPoster(poster) })
    return act('media.replace', { method: 'POST', params: { id }, version, body, ...(options.signal && { signal: options.signal }) })
  },
  /** Puts files into the trash; `used` is the largest number of uses of one of them that the person has seen. */
  removeMany: (items: readonly AimedItem[], used?: number) =>
    act('media.removeMany', { method: 'POST', body: { items, ...(used !== undefined && { used }) } }),
  restoreMany: (items: readonly AimedItem[]) => act('media.restoreMany', { method: 'POST', body: { items } }),
  decorateMany: (items: readonly AimedItem[]) => act('media.decorateMany', { method: 'POST', body: { items } }),
  erase: ({ id, version }: AimedItem) => act('media.erase', { method: 'POST', params: { id }, version }),
})
