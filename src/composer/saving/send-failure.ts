import { CallError, RequestError } from '#api-client/transport/errors.ts'

/** The failures that pass by themselves: no network, a server that asks to wait, a server with a fault. The batches are sent again. */
const PASSING = ['offline', 'busy', 'broken'] as const

/** The failures that end only by an act: signing in again, another right, another page, a reload. */
const LASTING = ['locked', 'forbidden', 'gone', 'too-large', 'rejected'] as const

/** Why a request failed. */
export type SendFailure = (typeof PASSING)[number] | (typeof LASTING)[number]

/** All reasons for which a request fails. */
export const sendFailures: readonly SendFailure[] = [...PASSING, ...LASTING]

/** True for a failure after which the same request is sent again. */
export function isPassing(failure: SendFailure): boolean {
  return PASSING.some((each) => each === failure)
}

const BY_STATUS: Readonly<Partial<Record<number, SendFailure>>> = {
  401: 'locked',
  403: 'forbidden',
  404: 'gone',
  408: 'broken',
  410: 'gone',
  413: 'too-large',
  429: 'busy',
}

/** Reads from a failed call why batches could not be sent. Only a request without an answer means that the network is away. */
export function sendFailureOf(error: unknown): SendFailure {
  const status = error instanceof CallError || error instanceof RequestError ? error.response?.status : undefined
  if (status === undefined) return 'offline'
  return BY_STATUS[status] ?? (status >= 500 ? 'broken' : 'rejected')
}
