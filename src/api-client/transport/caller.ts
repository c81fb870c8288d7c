import type { CallData, CallName } from '#schemas/api/calls.ts'
import { callAddress, type FlatParams } from './call-url.ts'
import { toRejection } from './errors.ts'
import { listQueryString, type AnyListQuery } from './query-string.ts'
import { routes } from './routes.ts'
import { send, type CallRequest, type ClientOptions } from './transport.ts'

/** What a writing call is made with. */
export interface WriteRequest extends Pick<CallRequest, 'body' | 'key'> {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly params?: FlatParams
}

/** Makes calls by their name; what the files of this folder are made of. */
export interface Caller {
  /** Makes a reading call with all its parameters, of path and query, side by side. */
  readonly call: <Name extends CallName>(name: Name, params?: FlatParams, signal?: AbortSignal) => Promise<CallData<Name>>
  /** Makes a list call with its query as an object. */
  readonly list: <Name extends CallName>(name: Name, params: FlatParams, query?: AnyListQuery) => Promise<CallData<Name>>
  /** Makes a writing call. */
  readonly act: <Name extends CallName>(name: Name, given: WriteRequest) => Promise<CallData<Name>>
  /** Makes any request; rejects with the server's message, or the raw error when no answer came. */
  readonly request: (request: CallRequest) => Promise<unknown>
  /** Makes any request; rejects with the whole error. */
  readonly raw: (request: CallRequest) => Promise<unknown>
}

/** Makes the caller that the resources share. */
export function createCaller(options: ClientOptions): Caller {
  const raw: Caller['raw'] = async (request) => (await send(options, request)).data
  const request: Caller['request'] = (call) => raw(call).catch((error: unknown) => Promise.reject(toRejection(error) as Error))
  return {
    raw,
    request,
    // The server's answers are checked against the call's schema where they are made.
    call: <Name extends CallName>(name: Name, params: FlatParams = {}, signal?: AbortSignal) =>
      request({ address: callAddress(routes[name], params), ...(signal && { signal }) }) as Promise<CallData<Name>>,
    act: <Name extends CallName>(name: Name, { method, params = {}, body, key }: WriteRequest) =>
      request({ method, address: callAddress(routes[name], params), ...(body && { body }), ...(key !== undefined && { key }) }) as Promise<
        CallData<Name>
      >,
    list: <Name extends CallName>(name: Name, params: FlatParams, query?: AnyListQuery) =>
      request({ address: `${callAddress(routes[name], params)}?${listQueryString(query)}` }) as Promise<CallData<Name>>,
  }
}
