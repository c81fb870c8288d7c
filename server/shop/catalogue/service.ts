import { sql } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { productList } from '#schemas/api/shop/product-calls.ts'
import type { Product, ProductFacets, ProductItem } from '#schemas/api/shop/product.ts'
import { shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { HtmlRenderer } from '#server/platform/html/stored-html.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { OfferRules } from './build-offer.ts'
import { makeProducts, readProducts, selectProducts, type ProductReading } from './build-products.ts'
import { withDefaultSort } from './default-sort.ts'
import { entryColumns, selectEntries } from './product-list-query.ts'
import { readAwards, readImageIds, readMealIconIds, readMealIcons } from './product-relations.ts'
import { readFacets } from './load-facets.ts'
import { readNames } from './load-labels.ts'
import { requireKinds } from './validate-kinds.ts'
import { readCompositions, shownIngredients } from './load-variants.ts'
import { recommendedIds } from './recommendations.ts'

/** The site, language and visitor for which products are read. */
export interface CatalogueReader {
  readonly scope: Scope
  readonly caller: Caller
}

/** The public readings of a shop's catalogue. */
export interface Catalogue {
  list(reader: CatalogueReader, query: ListQuery): Promise<CallData<'product.list'>>
  get(reader: CatalogueReader, id: number | string): Promise<Product>
  recommended(reader: CatalogueReader, id: number | string): Promise<CallData<'product.recommended'>>
  facets(scope: Scope): Promise<ProductFacets>
  variations(scope: Scope): Promise<CallData<'variation.list'>>
  awards(scope: Scope, query: ListQuery): Promise<CallData<'award.list'>>
  mealIcons(scope: Scope): Promise<CallData<'mealIcon.list'>>
  /** Reads the name of a bottle with its vintage and its numbers: the first of its product when none is named. */
  bottle(scope: Scope, asked: { readonly id: number | string; readonly declinationId?: number | undefined }): Promise<BottleName>
  /** The number of the product that a number or a name stands for, and the declination when the number is one's. */
  find(scope: Scope, id: number | string): Promise<{ readonly productId: number; readonly declinationId: number | null }>
}

/** A bottle by its name and its numbers. */
export interface BottleName {
  readonly productId: number
  readonly id: number
  readonly title: string
}

interface Needs extends ProductReading {
  readonly parameters: Parameters
  readonly readHtml: HtmlRenderer
}

const grammar = listGrammarOf(productList)

class CatalogueService implements Catalogue {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async list({ scope, caller }: CatalogueReader, asked: ListQuery): Promise<CallData<'product.list'>> {
    const { db, parameters } = this.#needs
    requireKinds(asked, (await readNames(this.#needs, scope)).kinds)
    const rules = await this.#rules({ scope, caller })
    const query = withDefaultSort(asked, await parameters.value(scope, 'PRODUCT_ORDER'), rules.hidesPrices)
    const { rows, total } = await runList(selectEntries(db, scope), { grammar, query, columns: entryColumns(scope) })
    return { products: await this.#read(scope, rows, rules), total }
  }

  async get(reader: CatalogueReader, id: number | string): Promise<Product> {
    const { db, media, parameters, readHtml } = this.#needs
    const { scope } = reader
    const { productId, declinationId } = await this.find(scope, id)
    const [row, imageIds, mealIcons, rules, textRules] = await Promise.all([
      this.#readWhole(scope, productId),
      readImageIds(db, scope.site.id, productId),
      readMealIconIds(db, scope.site.id, productId),
      this.#rules(reader),
      parameters.textRules(scope),
    ])
    const [images, [item], compositions] = await Promise.all([
      media.images(scope, imageIds),
      makeProducts(this.#needs, scope, [row], rules),
      row.type === 'BOX' ? readCompositions(db, scope, productId) : null,
    ])
    if (!item) throw notFound()
    return {
      ...item,
      products: item.products.map((held) => ({ ...held, ...compositions?.get(held.idProduct) })),
      content: readHtml(row.content, textRules, `product ${row.id}`),
      images: imageIds.flatMap((imageId) => images.get(imageId) ?? []),
      mealIcons,
      ingredients: row.ingredients,
      nutrition: row.nutrition,
      withdrawalExempt: row.withdrawal_exempt !== null,
      withdrawalExemption: row.withdrawal_exempt,
      ...(declinationId !== null && { currentDeclination: declinationId }),
    }
  }

  async recommended(reader: CatalogueReader, id: number | string): Promise<CallData<'product.recommended'>> {
    const { scope } = reader
    const { productId } = await this.find(scope, id)
    const rows = await recommendedIds(this.#needs.db, scope, productId)
    return { products: await this.#read(scope, rows, await this.#rules(reader)) }
  }

  facets(scope: Scope): Promise<ProductFacets> {
    return readFacets(this.#needs, scope)
  }

  async bottle(scope: Scope, asked: { readonly id: number | string; readonly declinationId?: number | undefined }): Promise<BottleName> {
    const { productId, declinationId } = await this.find(scope, asked.id)
    const named = asked.declinationId ?? declinationId
    const found = await selectEntries(this.#needs.db, scope)
      .innerJoin('sellables as s', 's.product_id', 'e.product_id')
      .where('e.product_id', '=', productId)
      .$if(named !== null, (of) => of.where('s.id', '=', named ?? 0))
      .select(['s.id as sellableId', 's.year', 'e.title'])
      .orderBy('s.position')
      .orderBy('s.id')
      .limit(1)
      .executeTakeFirst()
    if (!found) throw notFound()
    return { productId, id: found.sellableId, title: found.year === null ? found.title : `${found.title} ${found.year}` }
  }

  async variations(scope: Scope): Promise<CallData<'variation.list'>> {
    return (await readNames(this.#needs, scope)).variations
  }

  awards(scope: Scope, query: ListQuery): Promise<CallData<'award.list'>> {
    return readAwards(this.#needs, scope, query)
  }

  mealIcons(scope: Scope): Promise<CallData<'mealIcon.list'>> {
    return readMealIcons(this.#needs.db, scope)
  }

  async find(scope: Scope, id: number | string): Promise<{ productId: number; declinationId: number | null }> {
    const entries = selectEntries(this.#needs.db, scope)
    if (typeof id === 'string') {
      const named = await entries.where('e.slug', '=', id).executeTakeFirst()
      return { productId: (named ?? (await this.#findInDefaultLanguage(scope, id))).id, declinationId: null }
    }
    const owner = sql<number>`coalesce((select product_id from sellables where site_id = ${scope.site.id} and id = ${id}), ${id})`
    const found = await entries.where('e.product_id', '=', owner).executeTakeFirst()
    if (!found) throw notFound()
    return { productId: found.id, declinationId: found.id === id ? null : id }
  }

  /** A product is found by its name in the site's own language too. */
  async #findInDefaultLanguage(scope: Scope, slug: string): Promise<{ id: number }> {
    const named = await selectEntries(this.#needs.db, scope)
      .innerJoin('product_texts as d', 'd.product_id', 'e.product_id')
      .where('d.site_id', '=', scope.site.id)
      .where('d.locale', '=', scope.site.defaultLocale)
      .where('d.slug', '=', slug)
      .executeTakeFirst()
    if (!named) throw notFound()
    return named
  }

  async #readWhole(scope: Scope, productId: number) {
    const row = await selectProducts(this.#needs.db, scope, [productId])
      .select([shownTexts.content.as('content'), shownIngredients.as('ingredients')])
      .executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  #read(scope: Scope, rows: readonly { id: number }[], rules: OfferRules): Promise<ProductItem[]> {
    const ids = rows.map(({ id }) => id)
    return readProducts(this.#needs, scope, ids, rules)
  }

  async #rules({ scope, caller }: CatalogueReader): Promise<OfferRules> {
    const { parameters } = this.#needs
    const [hides, wine, box] = await Promise.all([
      parameters.value(scope, 'HIDE_PRODUCT_PRICES'),
      parameters.value(scope, 'STOCK_MANAGEMENT'),
      parameters.value(scope, 'STOCK_MANAGEMENT_BOX'),
    ])
    return { hidesPrices: hides === true && caller.kind === 'visitor', manages: { WINE: wine !== false, BOX: box !== false } }
  }
}

/** Reads the catalogues of sites. */
export function createCatalogue(needs: Needs): Catalogue {
  return new CatalogueService(needs)
}
