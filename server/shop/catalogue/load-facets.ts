import { sql, type Kysely, type RawBuilder } from 'kysely'
import { sweetnesses, wineColours, type ProductFacets } from '#schemas/api/shop/product.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { htmlLang } from '#i18n/locale.ts'
import { colourWords, sweetnessWords } from '#i18n/shop/wine-labels.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import { readTags } from '#server/content/items/read-tags.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { readNames } from './load-labels.ts'

/** The most values that an open list of facets offers: those of most products. */
const [mostTags, mostNames] = [12, 100]

type Reading = { readonly db: Kysely<Tables>; readonly cache: ContentCache }

interface Counted<Value> {
  readonly value: Value
  readonly count: number
}

/** Reads the values that the catalogue has of something, each with how many products bear it, the most borne first. */
function countedIn(db: Kysely<Tables>, { site, locale }: Scope) {
  return async <Value>(values: RawBuilder<unknown>, limit: number | null = null): Promise<Counted<Value>[]> => {
    const { rows } = await sql<Counted<Value>>`select value, count(*)::int as count from product_entries e, unnest(${values}) as value
      where e.site_id = ${site.id} and e.locale = ${locale} and e.published_at <= now() and value is not null
      group by value order by 2 desc, 1 limit cast(${limit} as integer)`.execute(db)
    return rows
  }
}

/** Those of some options that the catalogue has, in their own order, as people call them. */
function called<Option extends string>(
  words: Readonly<Record<Option, Translations>>,
  options: readonly Option[],
  counted: readonly Counted<string>[],
  locale: string,
) {
  return options.flatMap((value) =>
    counted
      .filter((each) => each.value === value)
      .map(({ count }) => ({ value, label: translate(locale, ownValue(words, value) ?? { fr: value, en: value }), count })),
  )
}

/** Names in the order of the alphabet, as they are written. */
function inAlphabet(counted: readonly Counted<string>[], locale: string) {
  return counted
    .map(({ value, count }) => ({ value, label: value, count }))
    .toSorted((one, other) => one.value.localeCompare(other.value, htmlLang(locale)))
}

async function loadFacets(reading: Reading, scope: Scope): Promise<ProductFacets> {
  const { db } = reading
  const { locale } = scope
  const counted = countedIn(db, scope)
  const [names, kinds, tags, years, colours, appellations, grapes, sweetnessCounts, organic] = await Promise.all([
    readNames(reading, scope),
    counted<string>(sql`array[e.kind]`),
    counted<string>(sql`e.tags`, mostTags),
    counted<number>(sql`e.years`),
    counted<string>(sql`array[e.colour]`),
    counted<string>(sql`array[e.appellation]`, mostNames),
    counted<string>(sql`e.grapes`, mostNames),
    counted<string>(sql`array[e.sweetness]`),
    counted<boolean>(sql`array[e.is_organic]`),
  ])
  const countOf = new Map(kinds.map(({ value, count }) => [value, count]))
  const labelsOf = await readTags(db, scope, [{ tags: tags.map(({ value }) => value) }])
  return {
    kinds: [...names.kinds.values()].flatMap((kind) => {
      const count = countOf.get(kind.value)
      return count === undefined ? [] : [{ ...kind, count }]
    }),
    tags: tags.flatMap(({ value, count }) => labelsOf({ tags: [value] }).map((tag) => ({ ...tag, count }))),
    years: years.map(({ value, count }) => ({ year: value, count })).toSorted((one, other) => other.year - one.year),
    colours: called(colourWords, wineColours, colours, locale),
    appellations: inAlphabet(appellations, locale),
    grapes: inAlphabet(grapes, locale),
    sweetnesses: called(sweetnessWords, sweetnesses, sweetnessCounts, locale),
    organic: organic.find(({ value }) => value)?.count ?? 0,
  }
}

/** Reads the facets of a site's catalogue, counted once for each version of its content. */
export function readFacets(reading: Reading, scope: Scope): Promise<ProductFacets> {
  return reading.cache.read(scope, 'catalogue facets', () => loadFacets(reading, scope))
}
