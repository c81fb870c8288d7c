import type { Envelope } from '#schemas/errors/errors.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { RequestError, type CallResponse } from './errors.ts'
import { upload } from './upload.ts'

/** Where the API is and what goes with each request. */
export interface ClientOptions {
  /** Such as `/api` or `https://www.example.org/api`. */
  readonly base: string
  /** The locale of the page: the header `userLang`. */
  readonly locale?: () => string
  /** The header `x-site-id`. */
  readonly siteId?: number
  /** The session's token, when this program holds one: the header Authorization. */
  readonly token?: () => string | null | undefined
  readonly fetch?: typeof fetch
  /** Told of every request, for the progress shown to the person. */
  readonly watch?: (request: Promise<unknown>) => void
}

/** One request: an address under the base, or a whole address elsewhere. */
export interface CallRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly address: string
  readonly body?: object
  readonly signal?: AbortSignal
  /** Under which the server does it once, however often it is sent. */
  readonly key?: string
  /** Whether it goes on where the page that sends it is left; of small requests alone. */
  readonly keepalive?: boolean
  /** Told how much of the body has left, from 0 to 1. */
  readonly onUpload?: (share: number) => void
}

function isOurs(address: string, base: string): boolean {
  return address === base || address.startsWith(`${base}/`)
}

function sessionHeaders({ locale, siteId, token }: ClientOptions): [string, string][] {
  const entries = [
    ['userLang', locale?.()],
    ['x-site-id', siteId?.toString()],
    ['authorization', token?.()],
  ] as const
  return entries.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

function contentHeaders(body: object | undefined): [string, string][] {
  // The browser writes the type of a multipart body itself, with its boundary.
  return body === undefined || body instanceof FormData ? [] : [['content-type', 'application/json']]
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function addressOf(base: string, address: string): string {
  return /^(https?:)?\/\//.test(address) ? address : base + address
}

function keyHeaders(key: string | undefined): [string, string][] {
  return key === undefined ? [] : [['idempotency-key', key]]
}

function requestInit(options: ClientOptions, request: CallRequest, ours: boolean) {
  const { method = 'GET', body, signal = null, key, keepalive = false } = request
  const headers: [string, string][] = [['accept', 'application/json'], ...contentHeaders(body), ...keyHeaders(key)]
  return {
    method,
    headers: [...headers, ...(ours ? sessionHeaders(options) : [])],
    credentials: ours ? 'include' : 'omit',
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    signal,
    keepalive,
  } satisfies RequestInit
}

async function exchange(options: ClientOptions, request: CallRequest): Promise<CallResponse> {
  const ask = options.fetch ?? fetch
  const address = addressOf(options.base, request.address)
  const init = requestInit(options, request, isOurs(address, options.base))
  try {
    if (request.onUpload) {
      const { status, text } = await upload(address, init, request.onUpload)
      return { status, body: parseBody(text) }
    }
    const response = await ask(address, init)
    return { status: response.status, body: parseBody(await response.text()) }
  } catch (cause) {
    throw new RequestError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Sends one request; rejects with a RequestError when no answer came, when it is a failure, or when it says `success: false`. */
export async function send(options: ClientOptions, request: CallRequest): Promise<Envelope<unknown>> {
  const exchanged = exchange(options, request).then((response) => {
    const { status, body } = response
    if (status < 200 || status > 299 || !isRecord(body) || body['success'] !== true) {
      throw new RequestError(`${request.method ?? 'GET'} ${request.address}: ${status}`, { response })
    }
    return { success: true, data: body['data'], message: typeof body['message'] === 'string' ? body['message'] : null }
  })
  options.watch?.(exchanged)
  return exchanged
}
