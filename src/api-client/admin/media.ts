import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { WriteRequest } from '#api-client/transport/caller-of.ts'
import { toMultipart } from '#api-client/transport/multipart.ts'
import type { ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from './admin-caller.ts'

type MediaField = 'id' | 'kind' | 'filename' | 'bytes' | 'createdAt' | 'search'

/** The calls for the library. */
export const mediaCalls = ({ act, list }: AdminCaller) => ({
  list: (query?: ListQueryObject<MediaField>): Promise<AdminCallData['media.list']> => list('media.list', {}, query),
  /** Sends one file with its texts. `onUpload` hears how much of it has left. */
  upload: (file: Blob, texts: AdminCallBody<'media.upload'> = {}, options: Pick<WriteRequest, 'onUpload' | 'signal'> = {}) =>
    act('media.upload', { method: 'POST', body: toMultipart(texts, { image: file }), ...options }),
  describe: (id: number, locale: string, body: AdminCallBody<'media.describe'>) =>
    act('media.describe', { method: 'PUT', params: { id, locale }, body }),
})
