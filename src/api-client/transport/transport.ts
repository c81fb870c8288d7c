import type { Envelope } from '#schemas/errors/errors.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { RequestError, type CallResponse } from './errors.ts'
import { upload } from './upload.ts'

/** The URL of the API and the headers of each request. */
export interface ClientOptions {
  /** For example `/api` or `https://www.example.org/api`. */
  readonly base: string
  /** The locale of the page, in the header `userLang`. */
  readonly locale?: () => string
  /** The header `x-site-id`. */
  readonly siteId?: number
  /** The session token of a program, in the header Authorization. */
  readonly token?: () => string | null | undefined
  readonly fetch?: typeof fetch
  /** Called with every request, for the progress bar. */
  readonly watch?: (request: Promise<unknown>) => void
}

/** A request: a path under the base, or an absolute URL. */
export interface CallRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly address: string
  readonly body?: object
  readonly signal?: AbortSignal
  /** The idempotency key. */
  readonly key?: string
  /** The version that was read, for If-Match. */
  readonly version?: number
  /** True when the request continues after the page is left. For small bodies only. */
  readonly keepalive?: boolean
  /** Called with the uploaded share, from 0 to 1. */
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
  // The browser sets the type of a multipart body with its boundary.
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

function guardHeaders({ key, version }: CallRequest): [string, string][] {
  const ofKey: [string, string][] = key === undefined ? [] : [['idempotency-key', key]]
  return version === undefined ? ofKey : [...ofKey, ['if-match', `"${version}"`]]
}

function requestInit(options: ClientOptions, request: CallRequest, ours: boolean) {
  const { method = 'GET', body, signal = null, keepalive = false } = request
  const headers: [string, string][] = [['accept', 'application/json'], ...contentHeaders(body), ...guardHeaders(request)]
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
    // A client that is given its own way to send sends files by it too.
    if (request.onUpload && !options.fetch) {
      const { status, text } = await upload(address, init, request.onUpload)
      return { status, body: parseBody(text) }
    }
    const response = await ask(address, init)
    return { status: response.status, body: parseBody(await response.text()) }
  } catch (cause) {
    throw new RequestError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Sends a request. Rejects with a RequestError without a response, for an error status, or for `success: false`. */
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
