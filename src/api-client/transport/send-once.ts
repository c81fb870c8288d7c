import { isRecord } from '#schemas/text/is-record.ts'
import { RequestError } from './errors.ts'
import type { CallRequest, send } from './transport.ts'

/** The most acts whose outcome is unknown that are remembered. */
const MOST = 50

/** True when the server said no: nothing was done, and the same act asked again is another one. */
function isRefused(error: unknown): boolean {
  const response = error instanceof RequestError ? error.response : undefined
  if (response === undefined || response.status >= 500) return false
  const data = isRecord(response.body) ? response.body['data'] : undefined
  return !(isRecord(data) && data['code'] === 'IN_PROGRESS')
}

/** The request of an act as text. A password proves who asks. */
const askedBy = ({ address, body }: CallRequest): string =>
  JSON.stringify([address, body], (name, value: unknown) => (name === 'password' ? undefined : value))

const newKey = (): string => crypto.randomUUID()

/**
 * Gives each act that makes something a key under which the server does it once. An act without an answer, or with that of a server at fault, may have been
 * done: the same one asked again takes the same key, and gets the answer of the first. A file is not compared, and has no key.
 */
export function sendOnce(sendBy: typeof send): typeof send {
  const unknown = new Map<string, string>()
  return async (options, request) => {
    if (request.method !== 'POST' || request.key !== undefined || request.body instanceof FormData) return sendBy(options, request)
    const asked = askedBy(request)
    const key = unknown.get(asked) ?? newKey()
    unknown.delete(asked)
    unknown.set(asked, key)
    for (const oldest of [...unknown.keys()].slice(0, -MOST)) unknown.delete(oldest)
    try {
      const answer = await sendBy(options, { ...request, key })
      unknown.delete(asked)
      return answer
    } catch (error) {
      if (isRefused(error)) unknown.delete(asked)
      throw error
    }
  }
}
