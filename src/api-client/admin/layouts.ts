import type { AdminCallData } from '#schemas/admin/calls.ts'
import { toMultipart } from '#api-client/transport/multipart.ts'
import type { ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from './admin-caller.ts'

/** Names the layout of a page in one language. */
export interface LayoutPlace {
  readonly idPage: number
  readonly idLayout: number
}

/** The calls for the pictures of pages. */
export const layoutCalls = ({ act, list }: AdminCaller) => ({
  check: (place: LayoutPlace, html: string): Promise<AdminCallData['layout.check']> =>
    act('layout.check', { method: 'POST', params: { ...place }, body: { html } }),
  preview: (place: LayoutPlace, picture: { readonly image: Blob; readonly htmlHash: string }): Promise<AdminCallData['layout.preview']> =>
    act('layout.preview', {
      ...{ method: 'PUT', params: { ...place } },
      body: toMultipart({ htmlHash: picture.htmlHash }, { image: picture.image }),
    }),
  pictures: (query?: ListQueryObject<'id' | 'locale' | 'isCurrent'>): Promise<AdminCallData['layout.pictures']> =>
    list('layout.pictures', {}, query),
})
