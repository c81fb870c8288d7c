import { sql, type Kysely } from 'kysely'
import { albumList, type Album } from '#schemas/api/content/album.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { contentAddress } from '#schemas/content/content-address.ts'
import { isVisible, shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Media } from '#server/content/media/service.ts'
import { requireByIdOrSlug } from '#server/platform/lists/find-by-id-or-slug.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The albums of a site. */
export interface Albums {
  list(scope: Scope, query: ListQuery): Promise<CallData<'album.list'>>
  get(scope: Scope, id: number | string): Promise<Album>
}

const grammar = listGrammarOf(albumList)

interface Needs {
  readonly db: Kysely<Tables>
  readonly media: Media
}

/** How many pictures of an album its list shows. */
const shownInLists = 6

const columns: ListColumns = {
  id: sql.ref('a.id'),
  fields: { name: shownTexts.title, publishedAt: sql.ref('a.published_at'), order: sql.ref('a.position') },
}

function selectAlbums(db: Kysely<Tables>, { site, locale, ...moment }: Scope) {
  return db
    .selectFrom('albums as a')
    .leftJoin('album_texts as t', (join) => join.onRef('t.album_id', '=', 'a.id').on('t.locale', '=', locale))
    .leftJoin('album_texts as d', (join) => join.onRef('d.album_id', '=', 'a.id').on('d.locale', '=', site.defaultLocale))
    .where('a.site_id', '=', site.id)
    .where(isVisible('a', moment))
    .select('a.id')
    .select([shownTexts.slug.as('slug'), shownTexts.title.as('title')])
    .select((from) =>
      from
        .selectFrom('album_images as i')
        .select(sql<number[]>`coalesce(array_agg(i.media_id order by i.position, i.media_id), '{}')`.as('ids'))
        .whereRef('i.album_id', '=', 'a.id')
        .as('media_ids'),
    )
}

type AlbumRow = Awaited<ReturnType<ReturnType<typeof selectAlbums>['execute']>>[number]

async function makeItems({ media }: Needs, scope: Scope, rows: readonly AlbumRow[], most = Infinity): Promise<Album[]> {
  const shown = rows.map(({ media_ids }) => (media_ids ?? []).slice(0, most))
  const images = await media.images(scope, shown.flat())
  return rows.map(({ id, slug, title, media_ids }, index) => ({
    id,
    name: title,
    url: contentAddress('album', scope.locale, slug),
    imageCount: media_ids?.length ?? 0,
    images: (shown[index] ?? []).flatMap((mediaId) => images.get(mediaId) ?? []),
  }))
}

async function getAlbum(needs: Needs, scope: Scope, id: number | string): Promise<Album> {
  const row = await requireByIdOrSlug(selectAlbums(needs.db, scope), 'a.id', id)
  const [album] = await makeItems(needs, scope, [row])
  if (!album) throw notFound()
  return album
}

/** Reads the albums of sites. */
export function createAlbums(needs: Needs): Albums {
  return {
    list: async (scope, query) => {
      const { rows, total } = await runList(selectAlbums(needs.db, scope), { grammar, query, columns })
      return { albums: await makeItems(needs, scope, rows, shownInLists), total }
    },
    get: (scope, id) => getAlbum(needs, scope, id),
  }
}
