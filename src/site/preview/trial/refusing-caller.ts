import type { Caller } from '#api-client/transport/caller.ts'
import { RequestError, toRejection } from '#api-client/transport/errors.ts'
import type { RoutedCall } from '#api-client/transport/routes.ts'
import type { CallRequest } from '#api-client/transport/transport.ts'

/** The calls with a body that write nothing: they ask what is left, whether a cart can be ordered, and what it costs. */
const READING: ReadonlySet<RoutedCall> = new Set<RoutedCall>([
  'stock.quantities',
  'order.validate',
  'order.discount',
  'shipping.fees',
  'relay.accessPoints',
])

const reads = ({ method = 'GET' }: CallRequest) => method === 'GET'

/** A caller that makes the calls that read, and refuses every other one in a sentence before it leaves the browser, as the server would. */
export function createRefusingCaller(caller: Caller, sentence: string): Caller {
  const body = { success: false, data: { code: 'TRIAL' }, message: sentence }
  const refusal = () => new RequestError(sentence, { response: { status: 403, body } })
  const refuse = () => Promise.reject(toRejection(refusal()))
  return {
    call: caller.call,
    list: caller.list,
    act: (name, given) => (READING.has(name) ? caller.act(name, given) : refuse()),
    request: (request) => (reads(request) ? caller.request(request) : refuse()),
    raw: (request) => (reads(request) ? caller.raw(request) : Promise.reject(refusal())),
  }
}
