import { sql } from 'kysely'
import { reviewResource } from '#schemas/admin/resources/kinds/reviews.ts'
import { implementResource, type StoredResource } from '#server/platform/resources/store.ts'
import { tableForms } from '#server/platform/resources/table-forms/table-forms.ts'

/** Written as in its index. An answer that was emptied is none. */
const isAnswered = sql<boolean>`jsonb_path_exists(r.answer, '$.* ? (@ != null && @ != "")')`

/** Makes the store of the reviews as their owner keeps them. */
export function createReviewStore(): StoredResource {
  return implementResource(reviewResource, {
    ...{ table: 'reviews', as: 'r' },
    select: (db, { site, locale }) =>
      db
        .selectFrom('reviews as r')
        .where('r.site_id', '=', site.id)
        .select(['r.id', 'r.author', 'r.rating', 'r.text', 'r.published_at', 'r.is_hidden'])
        .select(sql<string | null>`coalesce(r.answer ->> ${locale}, r.answer ->> ${site.defaultLocale})`.as('answer')),
    fields: () => ({
      rating: sql.ref('r.rating'),
      publishedAt: sql.ref('r.published_at'),
      isHidden: sql.ref('r.is_hidden'),
      answer: isAnswered,
    }),
    neverNull: ['rating'],
    rows: (_scope, found) =>
      Promise.resolve(
        found.map(({ author, rating, text, published_at, answer, is_hidden }) => ({
          ...{ author, rating, text, answer, isHidden: is_hidden, publishedAt: published_at.toISOString() },
        })),
      ),
    forms: tableForms(reviewResource, { table: 'reviews' }),
  })
}
