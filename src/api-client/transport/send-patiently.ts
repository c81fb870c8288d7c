import { isRecord } from '#schemas/text/is-record.ts'
import { RequestError } from './errors.ts'
import { send } from './transport.ts'

/** The pauses before a request is sent again, in milliseconds. */
const PAUSES = [1000, 2000, 4000]

/** True for a request that had to wait for too long: nothing of it was done. */
function isTooEarly(error: unknown): boolean {
  const body = error instanceof RequestError ? error.response?.body : undefined
  const data = isRecord(body) ? body['data'] : undefined
  return isRecord(data) && data['code'] === 'UNAVAILABLE' && data['reason'] === 'BUSY'
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Sends a request of the panel, and sends it again by itself where the server has too many at once. A file is not sent twice. */
export const sendPatiently: typeof send = async (options, request) => {
  for (const pause of PAUSES) {
    try {
      return await send(options, request)
    } catch (error) {
      if (!isTooEarly(error) || request.onUpload || request.signal?.aborted) throw error
      await wait(pause)
    }
  }
  return send(options, request)
}
