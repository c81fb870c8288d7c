import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-ip.ts'
import { OutsideError } from './fetch-error.ts'
import { readTarget, type TargetRules } from './validate-target.ts'

/** The options of an external request. */
export interface FetchRequest {
  /** The accepted media types, for example `image/svg+xml`. */
  readonly accept: readonly string[]
  readonly maxBytes?: number
  /** Returns true for an allowed host. Called for every redirect too. */
  readonly allows?: (host: string) => boolean
}

/** The result of an external request. */
export interface FetchResult {
  readonly bytes: Buffer
  readonly type: string
  /** The URL after redirects. */
  readonly url: string
}

/** Fetches an external resource and never reaches an internal address. */
export type SafeFetch = (address: string, wanted: FetchRequest) => Promise<FetchResult>

/** The replaceable dependencies, for tests. */
export interface FetchDeps extends Partial<TargetRules> {
  readonly resolve?: (host: string) => Promise<readonly string[]>
  readonly isPublic?: (address: string) => boolean
  readonly timeoutMs?: number
  /** Certificates trusted beside those of the system. */
  readonly ca?: string
}

type World = Required<Omit<FetchDeps, 'ca'>> & Pick<FetchDeps, 'ca'>

const MAX_REDIRECTS = 2
const MAX_BYTES = 1_048_576
const redirects = new Set([301, 302, 303, 307, 308])

async function resolveHost(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true, order: 'verbatim' })).map(({ address }) => address)
}

/** Returns the address to connect to. The host is resolved once, and every address must be public. */
async function addressOf({ hostname }: URL, { resolve, isPublic }: World): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const found =
    isIP(literal) > 0
      ? [literal]
      : await resolve(hostname).catch((cause: unknown) => {
          throw new OutsideError('unknown-host', { cause })
        })
  const [first] = found
  if (first === undefined) throw new OutsideError('unknown-host')
  if (!found.every(isPublic)) throw new OutsideError('private')
  return first
}

/** Sends a request to the checked IP address, independent of later changes of the name. */
function ask(
  url: URL,
  address: string,
  accept: readonly string[],
  { world, signal }: { world: World; signal: AbortSignal },
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    // No pooled connection, which may have been opened for another name.
    agent: false,
    lookup: (_hostname, { all }, callback) => {
      const family = isIP(address)
      if (all === true) callback(null, [{ address, family }])
      else callback(null, address, family)
    },
    headers: { accept: accept.join(', '), 'accept-encoding': 'identity', 'user-agent': 'Vitrine' },
  }
  return new Promise((resolve, reject) => {
    const sent = url.protocol === 'https:' ? requestHttps(url, { ...options, ca: world.ca }) : requestHttp(url, options)
    sent.on('response', resolve)
    sent.on('error', reject)
    sent.end()
  })
}

async function readBody(response: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > most) throw new OutsideError('size')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > most) throw new OutsideError('size')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function typeOf({ headers }: IncomingMessage, accept: readonly string[]): string {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  const isPacked = (headers['content-encoding'] ?? 'identity') !== 'identity'
  if (isPacked || type === undefined || !accept.includes(type)) throw new OutsideError('type')
  return type
}

async function follow(
  address: string,
  { accept, maxBytes = MAX_BYTES, allows = () => true }: FetchRequest,
  work: { world: World; signal: AbortSignal },
) {
  const { world, signal } = work
  let url = readTarget(address, world)
  for (let redirected = 0; ; redirected += 1) {
    if (!allows(url.hostname)) throw new OutsideError('address')
    const ip = await addressOf(url, world)
    signal.throwIfAborted()
    const response = await ask(url, ip, accept, work)
    try {
      const { statusCode = 0, headers } = response
      if (redirects.has(statusCode) && headers.location !== undefined) {
        if (redirected >= MAX_REDIRECTS) throw new OutsideError('redirects')
        url = readTarget(headers.location, world, url)
        continue
      }
      if (statusCode !== 200) throw new OutsideError('status')
      const type = typeOf(response, accept)
      return { bytes: await readBody(response, maxBytes), type, url: url.href }
    } finally {
      response.destroy()
    }
  }
}

/** Creates the client for external requests: https on its port, three seconds in total, two redirects, one mebibyte, no cookies. */
export function createFetchOutside(parts: FetchDeps = {}): SafeFetch {
  const world: World = { schemes: ['https:'], ports: [80, 443], resolve: resolveHost, isPublic: isPublicAddress, timeoutMs: 3000, ...parts }
  return async (address, wanted) => {
    const signal = AbortSignal.timeout(world.timeoutMs)
    // The resolver accepts no signal, so the timeout is raced against it.
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new OutsideError('timeout')))
    })
    try {
      return await Promise.race([follow(address, wanted, { world, signal }), late])
    } catch (error) {
      throw error instanceof OutsideError ? error : new OutsideError('connection', { cause: error })
    }
  }
}
