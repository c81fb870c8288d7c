import type { CallName } from '#schemas/api/calls.ts'
import type { CallHandlers } from './call-handler.ts'

type ContentCall = Extract<CallName, `news.${string}` | `album.${string}` | `service.${string}`>

/** How the calls about news, albums and services are answered. */
export const contentHandlers: CallHandlers<ContentCall> = {
  'news.list': ({ features, scope }, { query }) => features.news.list(scope, query),
  'news.get': ({ features, scope }, { params }) => features.news.get(scope, params.id),
  'album.list': ({ features, scope }, { query }) => features.albums.list(scope, query),
  'album.get': ({ features, scope }, { params }) => features.albums.get(scope, params.id),
  'service.list': ({ features, scope }, { query }) => features.services.list(scope, query),
  'service.get': ({ features, scope }, { params }) => features.services.get(scope, params.id),
}
