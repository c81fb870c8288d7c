import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import type { CanvasState } from '#schemas/runtime/preview-rendering.ts'
import { localPath } from '#i18n/locale.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { isFull, takeTurn } from '#tests/support/sampling.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

interface Document {
  readonly siteId: number
  readonly id: number
  readonly locale: string
  readonly url: string
  readonly isOpen: boolean
}

/** One document in this many is compared in a short run. */
const PARTS = 8
const HOSTS: Readonly<Record<number, string>> = { 37: 'localhost', 38: 'cave.localhost' }

let sites: SampleSites
let documents: Document[]
const admins = new Map<number, TestMember>()

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  sites = await sampleSites()
  for (const siteId of [37, 38])
    admins.set(siteId, await addMember({ app: sites.app, database: { db: sites.db } as never }, { siteId, role: 'ADMIN' }))
  const rows = await sites.db
    .selectFrom('page_documents')
    .select(['site_id as siteId', 'page_id as id', 'locale', 'url', 'middleware'])
    .where('published_revision_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('site_id', 'in', [37, 38])
    .orderBy('site_id')
    .orderBy('url')
    .execute()
  documents = rows.map(({ middleware, ...row }) => ({
    ...row,
    isOpen: !middleware.some((name) => ['member', 'admin', 'orders'].includes(name)),
  }))
}, 120_000)
afterAll(() => sites.close())

/** The page that a document is drawn in, without the ids that React makes. */
const drawn = (html: string) => {
  const [, body = ''] = /<div id="app">([\s\S]*?)<\/div>\n<div id="notifications"/.exec(html) ?? []
  return body.replaceAll(/_R_[a-zA-Z0-9]*_/g, '_R_')
}
/** The part of both texts about the first place where they differ; nothing of equal texts. */
function firstDifference(one: string, other: string): string[] {
  if (one === other) return []
  const at = Array.from(one).findIndex((_, index) => one[index] !== other[index])
  const from = Math.max(0, (at < 0 ? one.length : at) - 150)
  return [one, other].map((text) => text.slice(from, from + 400))
}
const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null') as CanvasState

async function openPreview({ siteId, id, locale }: Document, look = ''): Promise<string> {
  const admin = admins.get(siteId)
  if (!admin) throw new Error('each site has an administrator')
  const key = { siteId, kind: 'PAGE' as const, documentId: id, locale }
  const { token } = await sites.app.features.previews.create(key, admin)
  const headers = { host: HOSTS[siteId] ?? '', accept: 'text/html', authorization: admin.token }
  const answer = await sites.app.inject({ url: `/preview/${token}${look}`, headers })
  if (answer.statusCode !== 200) throw new Error(`${locale} ${id} answered ${answer.statusCode}`)
  return answer.body
}

describe('the preview of each page of both sample sites', () => {
  it(
    'has the HTML of the published page, ids apart',
    async () => {
      const open = documents.filter(({ isOpen }) => isOpen)
      expect(open.length).toBeGreaterThan(60)
      let compared = 0
      for (const document of takeTurn(open, PARTS)) {
        const html = await openPreview(document, '?vue=visiteur')
        const { parts } = stateOf(html)
        const { languages, defaultLang } = parts.start.site
        const locales = { default: defaultLang.code, codes: languages.map(({ code }) => code) }
        const path = localPath(parts.page?.url ?? '', document.locale, locales)
        // A page without an item to show has no address of its own.
        if (path.includes('{')) continue
        const published = await sites.app.inject({ url: path, headers: { host: HOSTS[document.siteId] ?? '', accept: 'text/html' } })
        compared += drawn(html).length > 500 ? 1 : 0
        expect([path, ...firstDifference(drawn(html), drawn(published.body))]).toEqual([path])
      }
      expect(compared).toBeGreaterThan(4)
    },
    isFull ? 600_000 : 120_000,
  )

  it('opens pages of the member area and of buyers with content', async () => {
    for (const document of takeTurn(
      documents.filter(({ isOpen }) => !isOpen),
      isFull ? 1 : 3,
    )) {
      const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await openPreview(document)) ?? []
      expect({ url: document.url, hasContent: main.length > 100 }).toEqual({ url: document.url, hasContent: true })
    }
  }, 120_000)
})
