import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { testApp, type TestApp } from './app.ts'

/** A page as a browser gets it. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Asks over a real connection, as a browser would: what stands before the application answers there alone. */
function askAt(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, path, method, headers: { host: 'localhost', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject).end()
  })
}

/** A title of the first level, with which a page may begin. */
export const heading = (id: string, text: string): Block => ({ id, type: 'heading', v: 1, props: { text, level: 1 } })

/** The built site, listening, for the tests of a file: how a browser asks it for pages, and how a page is saved on it. */
export function siteStage(env: Readonly<Record<string, string>> = {}) {
  let made: TestApp | undefined
  const stage = {
    get test(): TestApp {
      if (!made) throw new Error('the application is there once the tests run')
      return made
    },
  }
  beforeAll(async () => {
    await ensureBuilt(createSteps(() => undefined))
    made = await testApp({ template: twoSites, env })
    await made.app.listen({ port: 0, host: '127.0.0.1' })
  }, 120_000)
  afterAll(() => made?.close())
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const address = stage.test.app.server.address()
    return askAt(typeof address === 'object' && address !== null ? address.port : 0, path, headers, method)
  }
  const savePage = (url: string, blocks: Block[], { middleware = [] }: { readonly middleware?: string[] } = {}) => {
    const page = { url, title: url, locale: 'fr_FR', seo: {}, shell: 'default' as const, middleware, layout: { blocks } }
    return stage.test.app.features.pages.save(page, { siteId: 37, baseHash: null, by: 'a test' })
  }
  return { stage, ask, savePage }
}
