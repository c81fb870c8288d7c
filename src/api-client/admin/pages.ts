import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from './admin-caller.ts'

type PageField = 'locale' | 'state' | 'title' | 'url' | 'updatedAt' | 'foundBy' | 'search'

/** A page in one language. */
interface PageInLanguage {
  readonly id: number
  readonly locale: string
}

/** The calls for pages. */
export const pageCalls = ({ list, call, act }: AdminCaller) => ({
  list: (query?: ListQueryObject<PageField>): Promise<AdminCallData['page.list']> => list('page.list', {}, query),
  /** Lists the reasons for which a new page cannot have an address. */
  address: (place: { readonly locale: string; readonly url: string }): Promise<AdminCallData['page.address']> =>
    call('page.address', place),
  create: (body: AdminCallBody<'page.create'>): Promise<AdminCallData['page.create']> => act('page.create', { method: 'POST', body }),
  /** Changes the address of a page in one language; `from` is the one that was seen. */
  move: ({ id, locale }: PageInLanguage, body: AdminCallBody<'page.move'>): Promise<AdminCallData['page.move']> =>
    act('page.move', { method: 'PUT', params: { idPage: id, locale }, body }),
  copy: (id: number): Promise<AdminCallData['page.copy']> => act('page.copy', { method: 'POST', params: { idPage: id } }),
  /** `used`: how many places that use the page were seen; more of them refuse it. */
  offline: (id: number, used = 0): Promise<AdminCallData['page.offline']> =>
    act('page.offline', { method: 'DELETE', params: { idPage: id, used } }),
  online: (id: number, body: AdminCallBody<'page.online'>): Promise<null> =>
    act('page.online', { method: 'PUT', params: { idPage: id }, body }),
  trash: (id: number, used = 0): Promise<null> => act('page.trash', { method: 'DELETE', params: { idPage: id, used } }),
  restore: (id: number, body: AdminCallBody<'page.restore'> = {}): Promise<null> =>
    act('page.restore', { method: 'POST', params: { idPage: id }, body }),
  /** Makes a page in another language from that of the site. */
  translate: ({ id, locale }: PageInLanguage): Promise<AdminCallData['page.translate']> =>
    act('page.translate', { method: 'POST', params: { idPage: id, locale } }),
  /** Lists the texts of a page that are to be reviewed in a language. */
  translation: ({ id, locale }: PageInLanguage): Promise<AdminCallData['page.translation']> =>
    call('page.translation', { idPage: id, locale }),
  translated: ({ id, locale }: PageInLanguage, body: AdminCallBody<'page.translated'>): Promise<null> =>
    act('page.translated', { method: 'PUT', params: { idPage: id, locale }, body }),
  openTo: (id: number, body: AdminCallBody<'page.openTo'>): Promise<AdminCallData['page.openTo']> =>
    act('page.openTo', { method: 'PUT', params: { idPage: id }, body }),
})
