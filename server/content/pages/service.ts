import type { Kysely, Transaction } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { PageData } from '#schemas/api/content/page.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { Audience } from '#engine/visibility/visibility.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { readContactPage } from './contact-page.ts'
import { PageFinder, type FoundPage } from './find-page.ts'
import { readItemPages, readOpenAddresses, type ItemPages } from './item-pages.ts'
import { listPages } from './list/list-pages.ts'
import { letsAllPass } from './middleware.ts'
import { prepareDocument, type PreparationNeeds, type PreparedPage, type UnpreparedDocument } from './prepare-document.ts'
import type { PageItems } from './route-parameters.ts'
import type { AddressMove, PrepareMoves } from './write/address-move.ts'
import { exchangeAddresses, type AddressExchange } from './write/exchange-addresses.ts'
import type { PageInput } from './write/page-input.ts'
import { PageWriter } from './write/save-page.ts'
import { addressIssues, newPage, type NewPageHead } from './write/new-page.ts'
import type { SavedPage, SaveOptions } from './write/save-options.ts'
import { unpublishPage, type PageKey } from './write/unpublish-page.ts'
import { parametersOf } from './page-url.ts'
import { readAll, type PageRow } from './repository.ts'
import { createRevisionReader, type ReadRevision } from './revision-cache.ts'

/** Result of a page lookup: the page, its new address, or the redirect of its middleware. */
export type ResolvedPage = ({ readonly kind: 'page' } & PreparedPage) | Exclude<FoundPage, { kind: 'page' }>

/** A published page's address in one language, for maps of the site. */
export interface PageAddress {
  readonly id: number
  readonly locale: string
  readonly url: string
  readonly title: string
  readonly noIndex: boolean
  /** Everybody may open it now. */
  readonly isForAll: boolean
  readonly updatedAt: Date
}

/** The pages of sites: `save` is the only way to write one. */
export interface Pages {
  /** Finds what an address or a number leads to. What does not exist is refused. */
  find(scope: Scope, id: number | string, audience: Audience): Promise<FoundPage>
  /** Finds and prepares the page at an address (no leading slash, no locale prefix) or of a number. What does not exist is refused. */
  resolve(scope: Scope, id: number | string, audience: Audience): Promise<ResolvedPage>
  /** The page as the call `page.get` answers it to an audience. */
  get(scope: Scope, id: number | string, audience: Audience): Promise<PageData>
  /** Every published page that has one address, in every language; none that a setting of the site has closed. */
  addresses(scope: Scope): Promise<PageAddress[]>
  /** Which items have a page that everybody may open now in a language, none of a part that a setting has closed. */
  itemPages(scope: Scope): Promise<ItemPages>
  /** The addresses of the pages of items that readers of an audience may open, none of a part that a setting has closed. */
  itemAddresses(scope: Scope, audience: Audience): Promise<string[]>
  /** The address of the page where readers of an audience write to the company; null when they may open none. */
  contactPage(scope: Scope, audience: Audience): Promise<string | null>
  /** Prepares a document that need not be a published page. */
  prepareDocument(scope: Scope, document: UnpreparedDocument, audience: Audience): Promise<PreparedPage>
  save(document: PageInput, options: SaveOptions): Promise<SavedPage>
  /** Lists the reasons for which a new page cannot have an address. */
  addressIssues(scope: Scope, place: Pick<NewPageHead, 'url' | 'locale'>): Promise<PageIssue[]>
  /** Makes a page that visitors do not see yet. What does not fit is refused. */
  create(scope: Scope, head: NewPageHead, content: NewPageContent): Promise<SavedPage>
  /** Takes a document offline in the given transaction; false when it was offline already. A page that the site needs is refused. */
  unpublish(trx: Transaction<Tables>, key: PageKey): Promise<boolean>
  /** Prepares an exchange of addresses between pages, in the given transaction. PAGE_REQUIRED where one has to stay at its address. */
  exchange(trx: Transaction<Tables>, moves: readonly AddressMove[]): Promise<AddressExchange>
  /** The list of pages for administrators, with their states in each language. */
  list(scope: Scope, query: ListQuery): Promise<AdminCallData['page.list']>
}

/** The first blocks of a new page, its author, and a transaction to take part in. */
export interface NewPageContent {
  readonly blocks: readonly Block[]
  readonly by: string
  readonly trx?: Transaction<Tables>
}

interface Needs extends PreparationNeeds {
  readonly db: Kysely<Tables>
  readonly cache: ContentCache
  readonly items: PageItems
  /** Prepares what follows from changes of addresses. */
  readonly prepareMoves: PrepareMoves
  /** Called after each write, with the site's number. */
  readonly onWrite: (siteId: number) => Promise<void>
}

class PageService implements Pages {
  readonly #needs: Needs
  readonly #finder: PageFinder
  readonly #writer: PageWriter
  readonly #readRevision: ReadRevision

  constructor(needs: Needs) {
    this.#needs = needs
    this.#finder = new PageFinder(needs)
    this.#writer = new PageWriter(needs)
    this.#readRevision = createRevisionReader(needs.db, ({ sanitiser_version, sanitised_hashes }) =>
      needs.sanitiser.trust(sanitiser_version, sanitised_hashes),
    )
  }

  find(scope: Scope, id: number | string, audience: Audience): Promise<FoundPage> {
    return this.#finder.find(scope, id, audience)
  }

  async resolve(scope: Scope, id: number | string, audience: Audience): Promise<ResolvedPage> {
    const found = await this.#finder.find(scope, id, audience)
    return found.kind === 'page' ? { kind: 'page', ...(await this.#prepareFound(scope, found, audience)) } : found
  }

  async get(scope: Scope, id: number | string, audience: Audience): Promise<PageData> {
    const resolved = await this.resolve(scope, id, audience)
    if (resolved.kind === 'moved') throw new ApiError('PAGE_MOVED', { to: resolved.to })
    // A redirected visitor has to sign in first. A redirected member has opened a page for guests.
    if (resolved.kind === 'redirect') throw new ApiError(audience === 'visitors' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
    // Responses are cached, so an incomplete one is refused.
    if (!resolved.isWhole) throw new ApiError('UNAVAILABLE')
    return resolved.data
  }

  async addresses(scope: Scope): Promise<PageAddress[]> {
    const { site } = scope
    const rows = await readAll(this.#needs.db, site.id)
    const isClosed = await this.#needs.parameters.closedPlaces(scope)
    const closed = new Set(isClosed ? rows.filter(({ url }) => isClosed(url)).map(({ pageId }) => pageId) : [])
    const hidden = [...(site.isECommerce ? [] : ['shop']), ...(site.isECommerce || site.keepsOrders ? [] : ['orders'])]
    const isOpen = ({ pageId, middleware }: PageRow) => !closed.has(pageId) && !middleware.some((name) => hidden.includes(name))
    return rows
      .filter((row) => isOpen(row) && parametersOf(row.url).length === 0 && site.locales.includes(row.locale))
      .map((row) => {
        const { pageId: id, locale, url, title, seo, updatedAt } = row
        return { id, locale, url, title, noIndex: seo.noIndex === true, isForAll: letsAllPass(row, site), updatedAt }
      })
  }

  async itemPages(scope: Scope): Promise<ItemPages> {
    return readItemPages(this.#needs.db, scope, await this.#needs.parameters.closedPlaces(scope))
  }

  async itemAddresses(scope: Scope, audience: Audience): Promise<string[]> {
    const [open, isClosed] = await Promise.all([
      readOpenAddresses(this.#needs.db, scope, audience),
      this.#needs.parameters.closedPlaces(scope),
    ])
    return isClosed ? open.filter((url) => !isClosed(url)) : open
  }

  async contactPage(scope: Scope, audience: Audience): Promise<string | null> {
    const { db, parameters, readSections, clock } = this.#needs
    const isClosed = await parameters.closedPlaces(scope)
    const needs = { db, isClosed, readSections, readRevision: this.#readRevision }
    return readContactPage(needs, scope, { audience, now: clock() })
  }

  save(document: PageInput, options: SaveOptions): Promise<SavedPage> {
    return this.#writer.save(document, options)
  }

  addressIssues({ site, locale: language }: Scope, place: Pick<NewPageHead, 'url' | 'locale'>): Promise<PageIssue[]> {
    return addressIssues(this.#needs, place, { siteId: site.id, language })
  }

  create({ site, locale: language }: Scope, head: NewPageHead, { blocks, by, trx }: NewPageContent) {
    const options = { siteId: site.id, baseHash: null, by, language, publish: false, ...(trx && { trx }) }
    return this.#writer.save(newPage(head, blocks), options)
  }

  unpublish(trx: Transaction<Tables>, key: PageKey): Promise<boolean> {
    announceSite(trx, key.siteId, this.#needs.onWrite)
    return unpublishPage({ trx, registry: this.#needs.registry }, key)
  }

  exchange(trx: Transaction<Tables>, moves: readonly AddressMove[]): Promise<AddressExchange> {
    return exchangeAddresses(trx, this.#needs.prepareMoves, moves)
  }

  list(scope: Scope, query: ListQuery): Promise<AdminCallData['page.list']> {
    return listPages(this.#needs.db, scope, query)
  }

  prepareDocument(scope: Scope, document: UnpreparedDocument, audience: Audience): Promise<PreparedPage> {
    return prepareDocument(this.#needs, scope, document, audience)
  }

  async #prepareFound(scope: Scope, { row, place }: Extract<FoundPage, { kind: 'page' }>, audience: Audience): Promise<PreparedPage> {
    const { shells, readSections } = this.#needs
    // The preparation reads the shell and the sections too: these readings are cached.
    const [{ blocks, hash }] = await Promise.all([
      this.#readRevision(scope.site, row.revisionId ?? 0),
      shells.read(scope, row.shell),
      readSections(scope),
    ])
    const { pageId: id, locale, layoutId, shell, middleware } = row
    return this.prepareDocument(scope, { id, locale, layoutId, head: { shell, middleware }, blocks, hash, place }, audience)
  }
}

/** Reads and writes the pages of sites. */
export function createPages(needs: Needs): Pages {
  return new PageService(needs)
}
