import type { APIRequestContext } from '@playwright/test'
import { readCatalogue } from '#server/features/site-pages/catalogue-page.ts'
import { defaultRoutes } from '#tests/support/default-routes.ts'
import { journeyEmail, journeyPassword } from './journey-members.ts'
import { askHost, CELLAR_PAGES, cellar, examplePath, FRENCH_PAGES, hostOf, MEMBER_PAGES } from './site-pages.ts'

/** An example stands as in a page: below the title of a section. */
const onStage = (html: string): string => html.replace(/<h1 class="visually-hidden">[^<]*<\/h1>/, '$&<h2>Un titre</h2>')

const at = (origin: string, paths: readonly string[]): string[] => paths.map((path) => origin + path)

/** The address of every document: each route of both sample sites and of a new one, pages of errors, each example of each block type. */
async function everyAddress(base: string): Promise<string[]> {
  const examples = (await readCatalogue()).flatMap(({ type, examples: own }) => own.map((_, index) => examplePath(base, type, index + 1)))
  return [
    ...at(base, [...FRENCH_PAGES, '/nulle-part', '/recherche?q=statuts', '/blog?page=2']),
    ...at(cellar(base), CELLAR_PAGES),
    ...at(hostOf(base, 'neuf.localhost'), defaultRoutes),
    ...at(hostOf(base, 'bientot.localhost'), ['/']),
    ...examples,
  ]
}

/** The HTML of every document as the server sends it, by its address without the server's own; pages of the member area to a member. */
export async function readEveryDocument(request: APIRequestContext, base: string): Promise<Map<string, string>> {
  const documents = new Map<string, string>()
  const read = async (address: string) => {
    const html = await (await askHost(request, address)).text()
    documents.set(address.replace(base, ''), address.includes('/_catalogue/') ? onStage(html) : html)
  }
  for (const address of await everyAddress(base)) await read(address)
  const data = { email: journeyEmail('ecrans'), password: journeyPassword }
  const answer = await request.post(`${base}/api/login`, { data, headers: { origin: base } })
  if (!answer.ok()) throw new Error(`Nobody could sign in: ${answer.status()}`)
  for (const path of MEMBER_PAGES) await read(base + path)
  return documents
}
