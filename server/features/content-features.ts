import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import { createAlbums, type Albums } from './albums/service.ts'
import type { ReadHtml } from './html-reader.ts'
import type { Media } from './media/service.ts'
import { createNews, type News } from './news/service.ts'
import type { Parameters } from './parameters/service.ts'
import { createServices, type Services } from './services/service.ts'

/** What a site shows beside its pages, its blog and its collections. */
export interface ContentFeatures {
  readonly albums: Albums
  readonly news: News
  readonly services: Services
}

interface Parts {
  readonly db: Kysely<Tables>
  readonly media: Media
  readonly parameters: Parameters
  readonly readHtml: ReadHtml
}

/** Puts together what answers for the site's content beside pages, blog and collections. */
export function createContentFeatures(parts: Parts): ContentFeatures {
  return { albums: createAlbums(parts), news: createNews(parts), services: createServices(parts) }
}
