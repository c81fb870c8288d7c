import { isRecord } from '#schemas/text/is-record.ts'
import { CallError, RequestError } from '#api-client/transport/errors.ts'
import { UnreadableAnswer } from './server-shapes.ts'

/** The failures that pass by themselves: no network, a site that does not answer, a server that asks to wait, a server with a fault. The batches are sent again. */
const PASSING = ['offline', 'unreachable', 'busy', 'broken'] as const

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

/** The answers of a proxy whose server is down. */
const OF_A_PROXY: readonly number[] = [502, 503, 504]

/**
 * Reads from a failed call why batches could not be sent. The network is away when no answer came and the browser says so; without an
 * answer on a network, or with that of a proxy, the site is down.
 */
export function sendFailureOf(error: unknown, isOnline = navigator.onLine): SendFailure {
  if (error instanceof UnreadableAnswer) return 'rejected'
  const response = responseOf(error)
  if (response === undefined) return isOnline ? 'unreachable' : 'offline'
  if (OF_A_PROXY.includes(response.status) && !isRecord(response.body)) return 'unreachable'
  if (isBusy(error)) return 'busy'
  return BY_STATUS[response.status] ?? (response.status >= 500 ? 'broken' : 'rejected')
}

const responseOf = (error: unknown) => (error instanceof CallError || error instanceof RequestError ? error.response : undefined)

const isBusy = (error: unknown): boolean => error instanceof CallError && isRecord(error.data) && error.data['reason'] === 'BUSY'
