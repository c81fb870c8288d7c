import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

/** The response to a form, as a browser receives it. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly cookies: readonly string[]
  readonly body: string
}

type Pairs = readonly (readonly [string, string])[]

/** A request to a page. */
export interface Sent {
  readonly fields?: Pairs | Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  readonly from?: string
}

const form = 'application/x-www-form-urlencoded'
/** The boundary of a multipart form, of the same length as in browsers. */
export const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
/** The header of a same-origin request. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** Sends a request to a page over a real connection. */
function sendTo(port: number, path: string, { fields, body, headers = {}, method = 'POST', from = newCaller() }: Sent): Promise<Answer> {
  const encoded = fields && new URLSearchParams(fields as [string, string][]).toString()
  const given = body ?? encoded
  return new Promise((resolve, reject) => {
    const type = given === undefined ? {} : { 'content-type': form, 'content-length': Buffer.byteLength(given) }
    const all = { host: 'localhost', 'x-forwarded-for': from, ...sameOrigin, ...type, ...headers }
    const sent = httpRequest({ port, path, method, headers: all }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, cookies: response.headers['set-cookie'] ?? [], body: text })
      })
    })
    sent.on('error', reject).end(given)
  })
}

/** Returns the cookies of a member. */
export const asMember = ({ token }: TestMember) => ({ cookie: `token=${token}; idSite=37` })
/** Returns the fields of a login. */
export const login = (email: string, password = testPassword) => ({ _form: 'user.login', email, password })
/** Returns the fields of a registration. */
export const registration = (email: string, more: Record<string, string> = {}) => ({
  _form: 'user.register',
  email,
  password: 'trois chats sous la lune',
  firstname: 'Camille',
  lastname: 'Roy',
  useTermsAccepted: 'true',
  ...more,
})

const block = (type: string, props: Block['props'] = {}): Block => ({ id: type.slice(0, 32), type, v: 1, props })
const menu = block('account-menu', { label: 'Mon espace', links: [{ label: 'Compte', href: '/compte' }] })

async function addPages({ app }: TestApp): Promise<void> {
  const save = (siteId: number, url: string, blocks: Block[], more: { middleware?: string[]; locale?: string; id?: number } = {}) => {
    const { middleware = [], locale = 'fr_FR', id } = more
    const page = {
      url,
      title: url,
      locale,
      seo: {},
      shell: 'page' as const,
      middleware,
      layout: { blocks },
      ...(id !== undefined && { id }),
    }
    return app.features.pages.save(page, { siteId, baseHash: null, by: 'a test' })
  }
  await save(37, 'auth', [block('auth')], { middleware: ['guest'] })
  await save(37, 'auth/confirm/{token}', [block('registration-confirmation')])
  await save(37, 'password/reset/ask', [block('password-reset-ask')])
  await save(37, 'password/reset/{token}', [block('password-reset')])
  await save(37, 'membres', [menu, block('profile')], { middleware: ['member'] })
  await save(37, 'compte/donnees', [block('account-deletion')], { middleware: ['member'] })
  await save(37, 'reserve', [menu], { middleware: ['member'] })
  await save(37, 'mes-droits', [block('privacy-request')])
  const { id } = await save(38, 'auth', [block('auth')])
  await save(38, 'auth', [block('auth')], { locale: 'en_GB', id })
}

/** Starts an application that listens, with form pages. `factor` multiplies the rate limits. */
export function pageFormStage(factor = '100') {
  let made: TestApp | undefined
  const stage = {
    get test(): TestApp {
      if (!made) throw new Error('the application is there once the tests run')
      return made
    },
  }
  beforeAll(async () => {
    await ensureBuilt(createSteps(() => undefined))
    made = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: factor, TRUST_PROXY: '127.0.0.1' } })
    await made.app.listen({ port: 0, host: '127.0.0.1' })
    await addPages(made)
  }, 120_000)
  afterAll(() => made?.close())
  const send = (path: string, sent: Sent = {}) => {
    const address = stage.test.app.server.address()
    return sendTo(typeof address === 'object' && address !== null ? address.port : 0, path, sent)
  }
  const open = (path: string, headers: Record<string, string> = {}) => send(path, { method: 'GET', headers })
  return { stage, send, open }
}
