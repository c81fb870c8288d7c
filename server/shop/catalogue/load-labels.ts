import type { Kysely } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'

type Variations = CallData<'variation.list'>
type Kind = { readonly value: string; readonly label: string }

/** How the site calls the kinds of its products and what tells declinations apart, in the reader's language. */
export interface CatalogueLabels {
  readonly kinds: ReadonlyMap<string, Kind>
  readonly variations: Variations
  readonly variationById: ReadonlyMap<number, Variations[number]>
  readonly valueById: ReadonlyMap<number, { readonly label: string }>
}

/** Returns a text in the language of the reader, or else in that of the site. */
export function localisedText<Words>({ site, locale }: Scope, texts: Readonly<Record<string, Words>>): Words | undefined {
  return ownValue(texts, locale) ?? ownValue(texts, site.defaultLocale)
}

async function readVariations(db: Kysely<Tables>, scope: Scope): Promise<Variations> {
  const ofSite = scope.site.id
  const [rows, values] = await Promise.all([
    db.selectFrom('variations').selectAll().where('site_id', '=', ofSite).orderBy('position').orderBy('id').execute(),
    db.selectFrom('variation_values').selectAll().where('site_id', '=', ofSite).orderBy('position').orderBy('id').execute(),
  ])
  return rows.map(({ id, texts }) => ({
    id,
    label: localisedText(scope, texts)?.label ?? '',
    displayLabel: localisedText(scope, texts)?.displayLabel ?? null,
    values: values
      .filter((value) => value.variation_id === id)
      .map((value) => ({ id: value.id, label: localisedText(scope, value.labels) ?? '' })),
  }))
}

async function readKinds(db: Kysely<Tables>, scope: Scope): Promise<Kind[]> {
  const rows = await db.selectFrom('product_kinds').selectAll().where('site_id', '=', scope.site.id).orderBy('position').execute()
  return rows.map(({ value, labels }) => ({ value, label: localisedText(scope, labels) ?? value }))
}

async function loadNames(db: Kysely<Tables>, scope: Scope): Promise<CatalogueLabels> {
  const [kinds, variations] = await Promise.all([readKinds(db, scope), readVariations(db, scope)])
  return {
    kinds: new Map(kinds.map((kind) => [kind.value, kind])),
    variations,
    variationById: new Map(variations.map((variation) => [variation.id, variation])),
    valueById: new Map(variations.flatMap(({ values }) => values.map(({ id, label }) => [id, { label }]))),
  }
}

/** Reads the names of a site's catalogue, once for each version of its content. */
export function readNames({ db, cache }: { db: Kysely<Tables>; cache: ContentCache }, scope: Scope): Promise<CatalogueLabels> {
  return cache.read(scope, 'catalogue names', () => loadNames(db, scope))
}
