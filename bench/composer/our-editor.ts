import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Block } from '#schemas/generated/content.ts'

/** The administrator that the application makes at its first start. */
export const BENCH_ADMIN = { email: 'mesure@vitrine.example', password: 'Une-mesure-de-nuit-2026' } as const

interface Opened {
  readonly seq: number
  readonly chain: string
  readonly document: { readonly regions: Readonly<Record<string, readonly { readonly id: string }[]>> }
}

async function call<Data>(request: APIRequestContext, url: string, method: string, data?: unknown): Promise<Data> {
  const origin = new URL(url).origin
  const answer = await request.fetch(url, {
    method,
    headers: { Origin: origin, userlang: 'fr_FR' },
    ...(data === undefined ? {} : { data }),
  })
  const body = (await answer.json()) as { success: boolean; data: Data; message: unknown }
  if (!body.success) throw new Error(`${method} ${url}: ${answer.status()} ${JSON.stringify(body)}`)
  return body.data
}

/** Signs the administrator in, in the page's own browser. */
export async function signInAdmin(page: Page, base: string): Promise<void> {
  await call(page.request, `${base}/api/login`, 'POST', BENCH_ADMIN)
}

/** Finds the home page, and writes these blocks into its draft in place of those that stand there. */
export async function fillDraft(page: Page, base: string, blocks: readonly Block[]): Promise<number> {
  const { pages } = await call<{ pages: readonly { id: number; locales: unknown; url: string }[] }>(
    page.request,
    `${base}/api/admin/page?nbItem=100&page=1`,
    'GET',
  )
  const home = pages.find(({ url }) => url === '' || url === '/')
  if (!home) throw new Error('The site has no home page')
  const draft = `${base}/api/admin/draft/page/${home.id}/fr_FR`
  const { seq, chain, document } = await call<Opened>(page.request, draft, 'PUT')
  const place = { in: { region: 'main' }, before: null }
  const operations = [
    ...(document.regions['main'] ?? []).map(({ id }) => ({ op: 'remove', id })),
    ...blocks.map((block, index) => ({ op: 'insert', block, at: { ...place, after: blocks[index - 1]?.id ?? null } })),
  ]
  const answer = await call<{ refused?: unknown }>(page.request, `${draft}/step`, 'POST', {
    base: { seq, chain },
    batches: [{ id: randomUUID(), operations }],
    recent: [],
  })
  if (answer.refused) throw new Error(`The blocks were refused: ${JSON.stringify(answer.refused)}`)
  return home.id
}

/** Opens the canvas of the home page with these blocks as a page of its own. */
export async function openCanvas(page: Page, base: string, blocks: readonly Block[]): Promise<void> {
  const id = await fillDraft(page, base, blocks)
  const { url } = await call<{ url: string }>(page.request, `${base}/api/admin/preview/page/${id}/fr_FR`, 'POST', {})
  await page.goto(new URL(url, base).href)
}
