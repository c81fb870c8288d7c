import type { Caller } from './transport/caller.ts'
import { RequestError } from './transport/errors.ts'
import { toMultipart, type MultipartFiles } from './transport/multipart.ts'
import type { CallRequest } from './transport/transport.ts'

type SendOptions = Pick<CallRequest, 'key' | 'onUpload'>

/** The site's forms. */
export const formsCalls = ({ raw }: Caller) => ({
  /** Sends a filled form; rejects with the whole body of the answer, where each field finds its error. */
  submit: (
    id: number | string,
    values: Readonly<Record<string, unknown>>,
    files?: MultipartFiles,
    options: SendOptions = {},
  ): Promise<unknown> =>
    raw({ method: 'POST', address: `/forms/${encodeURIComponent(id)}/submit`, body: toMultipart(values, files), ...options }).catch(
      (error: unknown) =>
        Promise.reject((error instanceof RequestError && error.response !== undefined ? error.response.body : error) as Error),
    ),
})
