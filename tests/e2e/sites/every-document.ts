import type { APIRequestContext } from '@playwright/test'
import { readCatalogue } from '#server/http/block-catalogue/block-preview-page.ts'
import { defaultRoutes } from '#tests/support/server/default-routes.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'
import { askHost, examplePath, hostOf, mappedPaths, MEMBER_PAGES, SAMPLE_SITES } from './site-pages.ts'

/** An example stands as in a page: below the title of a section. */
const onStage = (html: string): string => html.replace(/<h1 class="visually-hidden">[^<]*<\/h1>/, '$&<h2>Un titre</h2>')

const at = (origin: string, paths: readonly string[]): string[] => paths.map((path) => origin + path)

/** The address of every page of both sample sites: those that are tested closely, and all others that their maps name. */
async function sampleAddresses(request: APIRequestContext, base: string): Promise<string[]> {
  const pages = SAMPLE_SITES.map(async ({ origin, paths }) => {
    const own = origin(base)
    return at(own, [...new Set([...paths, ...(await mappedPaths(request, own))])])
  })
  return (await Promise.all(pages)).flat()
}

/** The address of every document: each page of both sample sites and each route of a new one, pages of errors, each example of each block type. */
async function everyAddress(request: APIRequestContext, base: string): Promise<string[]> {
  const examples = (await readCatalogue()).flatMap(({ type, examples: own }) => own.map((_, index) => examplePath(base, type, index + 1)))
  return [
    ...(await sampleAddresses(request, base)),
    ...at(base, ['/nulle-part', '/recherche?q=statuts', '/blog?page=2']),
    ...at(hostOf(base, 'neuf.localhost'), defaultRoutes),
    ...at(hostOf(base, 'bientot.localhost'), ['/']),
    ...examples,
  ]
}

/** Chooses the addresses to read. */
type Choose = (addresses: readonly string[]) => readonly string[]

/** Returns the HTML of every document that is chosen, as the server sends it, by its address without the server's own; pages of the member area are read by a member. */
export async function readEveryDocument(
  request: APIRequestContext,
  base: string,
  choose: Choose = (addresses) => addresses,
): Promise<Map<string, string>> {
  const documents = new Map<string, string>()
  const read = async (address: string) => {
    const html = await (await askHost(request, address)).text()
    documents.set(address.replace(base, ''), address.includes('/_catalogue/') ? onStage(html) : html)
  }
  for (const address of choose(await everyAddress(request, base))) await read(address)
  const data = { email: journeyEmail('ecrans'), password: journeyPassword }
  const answer = await request.post(`${base}/api/login`, { data, headers: { origin: base } })
  if (!answer.ok()) throw new Error(`Nobody could sign in: ${answer.status()}`)
  for (const path of MEMBER_PAGES) await read(base + path)
  return documents
}
