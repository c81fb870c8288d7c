import { callAddress, type FlatParams } from './call-url.ts'
import { toRejection } from './errors.ts'
import { listQueryString, type AnyListQuery } from './query-string.ts'
import { send, type CallRequest, type ClientOptions } from './transport.ts'

/** Input of a writing call. */
export interface WriteRequest extends Pick<CallRequest, 'body' | 'key' | 'version' | 'signal' | 'keepalive' | 'onUpload'> {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly params?: FlatParams
}

/** Makes the calls of one registry by their names. `Data` maps each name to its response. */
export interface CallerOf<Data> {
  /** Makes a reading call; parameters of path and query stand side by side. */
  readonly call: <Name extends keyof Data & string>(name: Name, params?: FlatParams, signal?: AbortSignal) => Promise<Data[Name]>
  /** Makes a list call with its query as an object. */
  readonly list: <Name extends keyof Data & string>(name: Name, params: FlatParams, query?: AnyListQuery) => Promise<Data[Name]>
  /** Makes a writing call. */
  readonly act: <Name extends keyof Data & string>(name: Name, given: WriteRequest) => Promise<Data[Name]>
  /** Makes any request; rejects with the message of the server, or with the raw error if no response came. */
  readonly request: (request: CallRequest) => Promise<unknown>
  /** Makes any request; rejects with the whole error. */
  readonly raw: (request: CallRequest) => Promise<unknown>
}

/** Makes the caller of the calls that `routes` names, sent as they are or by `sendBy`. */
export function createCallerOf<Data>(
  options: ClientOptions,
  routes: Readonly<Record<keyof Data & string, string>>,
  sendBy: typeof send = send,
): CallerOf<Data> {
  type Name = keyof Data & string
  const raw: CallerOf<Data>['raw'] = async (request) => (await sendBy(options, request)).data
  const request: CallerOf<Data>['request'] = (call) => raw(call).catch((error: unknown) => Promise.reject(toRejection(error) as Error))
  // The server checks its responses against the schema of the call.
  const typed = <N extends Name>(call: CallRequest) => request(call) as Promise<Data[N]>
  return {
    raw,
    request,
    call: <N extends Name>(name: N, params: FlatParams = {}, signal?: AbortSignal) =>
      typed<N>({ address: callAddress(routes[name], params), ...(signal && { signal }) }),
    act: <N extends Name>(name: N, { params = {}, ...request }: WriteRequest) =>
      typed<N>({ ...request, address: callAddress(routes[name], params) }),
    list: <N extends Name>(name: N, params: FlatParams, query?: AnyListQuery) =>
      typed<N>({ address: `${callAddress(routes[name], params)}?${listQueryString(query)}` }),
  }
}
