import type { Frame, Page } from '@playwright/test'
import type { FromFrame, ToFrame } from '#schemas/composer/messages.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'

/** A document of a site in one language. */
export interface SiteDocument {
  readonly id: number
  readonly locale: string
  readonly url: string
}

/** The frame of a draft, with the messages that it has sent. */
export interface OpenFrame {
  readonly frame: Frame
  readonly messages: () => Promise<readonly FromFrame[]>
  readonly post: (message: ToFrame) => Promise<void>
}

interface Composer {
  messages: FromFrame[]
  port: MessagePort
}

declare global {
  interface Window {
    testComposer?: Composer
  }
}

/** The part of a page that makes calls and opens frames, which a driver of another browser has as well. */
export type DrivenPage = Pick<Page, 'evaluate' | 'frames'>

/** Opens a document of a site with the policy of no page and nothing in it, from which calls are made and frames are opened. */
async function openEmpty(page: Page, origin: string): Promise<void> {
  await page.route('**/empty-panel', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><body>' }))
  await page.goto(`${origin}/empty-panel`)
}

/** Makes a call from the document that is open; its envelope's data. */
async function call<Data>(page: DrivenPage, method: 'GET' | 'POST', path: string, body?: object): Promise<Data> {
  const sent = { method, path, body: body && JSON.stringify(body) }
  const { status, data } = await page.evaluate(async ({ body: text, ...given }) => {
    const headers: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(given.path, { method: given.method, headers, ...(text !== undefined && { body: text }) })
    return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data }
  }, sent)
  if (status >= 400) throw new Error(`${path} answered ${status}`)
  return data as Data
}

/** Signs the administrator of the frame in on a site. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await openEmpty(page, origin)
  await signInHere(page)
}

/** Signs the administrator of the frame in on the site of the document that is open. */
export async function signInHere(page: DrivenPage): Promise<void> {
  await call(page, 'POST', '/api/login', { email: journeyEmail('administration-cadre'), password: journeyPassword })
}

/** Makes the link of a draft's preview. */
export function createPreview(page: DrivenPage, { id, locale }: SiteDocument): Promise<{ url: string; nonce: string }> {
  return call(page, 'POST', `/api/admin/preview/page/${id}/${locale}`)
}

interface Listed {
  readonly pages: readonly { readonly id: number; readonly languages: readonly { readonly locale: string; readonly url: string }[] }[]
  readonly total: number
}

/** Lists the documents of the site that is signed in to, in all of its languages. */
export async function readDocuments(page: DrivenPage): Promise<SiteDocument[]> {
  const documents: SiteDocument[] = []
  for (let number = 1; ; number += 1) {
    const { pages, total } = await call<Listed>(page, 'GET', `/api/admin/page?nbItem=100&page=${number}&orderBy=url`)
    documents.push(...pages.flatMap(({ id, languages }) => languages.map(({ locale, url }) => ({ id, locale, url }))))
    if (number * 100 >= total) return documents
  }
}

/** Opens the frame of a draft in the document that is open, in place of the one before, and waits until it takes edits. */
export async function openFrame(page: DrivenPage, draft: SiteDocument): Promise<OpenFrame> {
  const link = await createPreview(page, draft)
  await page.evaluate(
    ({ url, nonce }) =>
      new Promise<void>((resolve) => {
        const element = Object.assign(document.createElement('iframe'), { src: url, width: '1200', height: '700' })
        element.addEventListener('load', () => {
          const { port1, port2 } = new MessageChannel()
          const composer: Composer = { messages: [], port: port1 }
          window.testComposer = composer
          port1.onmessage = ({ data: message }: MessageEvent<FromFrame>) => {
            composer.messages.push(message)
            if (message.type === 'ready') resolve()
          }
          element.contentWindow?.postMessage({ type: 'vitrine-composer', nonce }, location.origin, [port2])
        })
        document.body.replaceChildren(element)
      }),
    link,
  )
  const frame = page.frames().find((each) => each.url().includes(link.url))
  if (!frame) throw new Error('the frame has gone elsewhere')
  return {
    frame,
    messages: () => page.evaluate(() => window.testComposer?.messages ?? []),
    post: (message) => page.evaluate((sent) => window.testComposer?.port.postMessage(sent), message),
  }
}
