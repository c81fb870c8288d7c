import { z } from 'zod'
import eventSchema from '#schemas/elements/event.schema.json' with { type: 'json' }
import logoFooterSchema from '#schemas/elements/logo-footer.schema.json' with { type: 'json' }
import { saveCollection, saveElement, type CollectionInput, type ElementInput } from '#server/content/collections/save-element.ts'
import { seasonTimes } from '../seasonal-dates.ts'
import { idOf, type SeedContext, type SeedItem } from '../seed-item.ts'
import type { SiteSeed } from '../seed-schema.ts'

type ElementSeed = NonNullable<SiteSeed['elements']>[string][number]

const builtIn: readonly CollectionInput[] = [
  {
    route: 'logo-footer',
    labels: { fr_FR: 'Partenaires', en_GB: 'Partners' },
    addresses: {},
    schema: logoFooterSchema,
    defaultOrder: 'order',
  },
  {
    route: 'event',
    labels: { fr_FR: 'Événements', en_GB: 'Events' },
    addresses: { fr_FR: 'evenements', en_GB: 'events' },
    schema: eventSchema,
    defaultOrder: 'startAt',
  },
]

function collectionItem(collection: CollectionInput): SeedItem {
  return {
    key: `collection:${collection.route}`,
    source: collection,
    apply: ({ db, siteId }) => saveCollection(db, siteId, collection),
    read: async ({ db, siteId }) => {
      const rows = db
        .selectFrom('element_collections')
        .select(['labels', 'addresses', 'schema', 'default_order'])
        .where('site_id', '=', siteId)
      return (await rows.where('route', '=', collection.route).executeTakeFirst()) ?? null
    },
  }
}

function toInput(route: string, element: ElementSeed, position: number, locales: readonly string[]): Omit<ElementInput, 'imageId'> {
  const spoken = Object.entries(element.texts).filter(([locale]) => locales.includes(locale))
  const texts = spoken.map(
    ([locale, { slug, title, content = '', ...properties }]) => [locale, { slug, title, content, properties }] as const,
  )
  return {
    route,
    position,
    properties: element.properties ?? {},
    texts: Object.fromEntries(texts),
    ...(element.publishedAt === undefined ? {} : { publishedAt: new Date(element.publishedAt) }),
  }
}

const timesSchema = z.object({ startAt: z.string(), endAt: z.string() })

/** When it takes place, if the seed tells a season: a day by the day of seeding; what is stored already has its day, which people may have put down. */
async function timesOf(
  { db, siteId }: SeedContext,
  known: number | null,
  element: ElementSeed,
  today: string,
): Promise<ElementInput['properties']> {
  if (element.season === undefined) return {}
  const ofSite = db.selectFrom('elements').select('properties').where('site_id', '=', siteId)
  const stored = known === null ? undefined : await ofSite.where('id', '=', known).executeTakeFirst()
  const kept = timesSchema.safeParse(stored?.properties)
  return kept.success ? kept.data : seasonTimes(timesSchema.parse(element.properties), element.season, today)
}

/** Where and when elements are stored. */
interface Surroundings {
  readonly locales: readonly string[]
  readonly today: string
}

function elementItem(route: string, element: ElementSeed, position: number, { locales, today }: Surroundings): SeedItem[] {
  const input = toInput(route, element, position, locales)
  const [first] = Object.entries(input.texts)
  if (!first) return []
  const [locale, { slug }] = first
  return [
    {
      key: `element:${route}:${slug}`,
      source: { element, position, locales },
      apply: async (context, known) =>
        saveElement(context.db, context.features.sanitiser.sanitise, context.siteId, {
          ...input,
          ...(known === null ? {} : { id: known }),
          properties: { ...input.properties, ...(await timesOf(context, known, element, today)) },
          imageId: idOf(element.image, context.ids),
        }),
      find: async ({ db, siteId }) => {
        const named = db
          .selectFrom('element_texts as t')
          .innerJoin('element_collections as c', 'c.id', 't.collection_id')
          .select('t.element_id')
          .where('c.site_id', '=', siteId)
          .where('c.route', '=', route)
        return (await named.where('t.locale', '=', locale).where('t.slug', '=', slug).executeTakeFirst())?.element_id ?? null
      },
      read: async ({ db, siteId }, id) => {
        if (id === null) return null
        const rows = db.selectFrom('elements').where('site_id', '=', siteId).where('id', '=', id).where('deleted_at', 'is', null)
        const row = await rows.select(['position', 'image_id', 'properties', 'status']).executeTakeFirst()
        const texts = db
          .selectFrom('element_texts')
          .select(['locale', 'slug', 'title', 'content', 'properties'])
          .where('site_id', '=', siteId)
          .where('element_id', '=', id)
        return row ? { ...row, texts: await texts.orderBy('locale').execute() } : null
      },
    },
  ]
}

/** The collections that every site has, those of the seed, and their elements in the site's languages. */
export function elementItems({ collections = [], elements = {} }: SiteSeed, locales: readonly string[], today: string): SeedItem[] {
  const own = collections.map((collection) => collectionItem(collection))
  const things = Object.entries(elements).flatMap(([route, list]) =>
    list.flatMap((element, position) => elementItem(route, element, position, { locales, today })),
  )
  return [...builtIn.map(collectionItem), ...own, ...things]
}
