import type { CallData } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'
import type { FilterField, ListQueryObject } from './transport/query-string.ts'

type Id = number | string

/** The blog's calls. */
export const blogCalls = ({ call, list }: Caller) => ({
  list: (query?: ListQueryObject<FilterField<'blog.list'>>, id?: Id): Promise<CallData<'blog.list'>> =>
    list('blog.list', { id }, { nbItem: 12, ...query }),
  folder: (id?: Id): Promise<CallData<'blog.folder'>> => call('blog.folder', { id }),
  folderAriane: (id?: Id): Promise<CallData<'blog.folderAriane'>> => call('blog.folderAriane', { id }),
  ariane: (id: Id): Promise<CallData<'blog.ariane'>> => call('blog.ariane', { id }),
  get: (id: Id): Promise<CallData<'blog.get'>> => call('blog.get', { id }),
  related: (id: Id): Promise<CallData<'blog.related'>> => call('blog.related', { id }),
})
