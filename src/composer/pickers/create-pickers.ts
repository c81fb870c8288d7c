import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { MediaItem, PageChoice, Pickers, SiteValue } from '#forms/pickers.ts'

/** The number of entries on one page of a picker. */
const SHOWN = 30

/** The width of a small version, where the library has prepared one. */
const THUMB = 320

type LibraryItem = AdminCallData['media.list']['media'][number]

/** A file of the library as forms show it. */
export function mediaItem({ id, image, bytes, texts }: LibraryItem, locale: string): MediaItem {
  const { width, height, externalPath: src } = image
  const own = texts[locale]
  return {
    ...{ id, src, bytes },
    name: own?.name ?? image.filename,
    thumb: width > THUMB ? `${src}?w=${THUMB}` : src,
    alt: own?.alt ?? image.alt,
    width: width > 0 ? width : null,
    height: height > 0 ? height : null,
  }
}

/** The needs of pickers. */
export interface PickerNeeds {
  readonly admin: Pick<AdminApi, 'media' | 'page'>
  readonly locale: string
  readonly values: readonly SiteValue[]
}

/** Ways to the pages, the library and the values of a site, over the calls of the panel. */
export function createPickers({ admin, locale, values }: PickerNeeds): Pickers {
  const item = (stored: LibraryItem) => mediaItem(stored, locale)
  return {
    values,
    pages: async (query) => {
      const { pages } = await admin.page.list({ nbItem: SHOWN, locale: { value: locale }, ...searchOf(query) })
      return pages.map(({ url, title }): PageChoice => ({ href: `/${url}`, title }))
    },
    media: {
      list: async ({ query, kind, after }) => {
        const page = after === null ? 1 : Number(after)
        const kinds = kind === 'picture' ? ['PICTURE'] : ['DOCUMENT', 'VIDEO']
        const { media, total } = await admin.media.list({ nbItem: SHOWN, page, kind: { value: kinds }, ...searchOf(query) })
        return { items: media.map(item), next: page * SHOWN < total ? String(page + 1) : null }
      },
      find: async (id) => {
        const { media } = await admin.media.list({ nbItem: 1, id: { value: id } })
        return media[0] ? item(media[0]) : null
      },
      upload: async (file, onUpload) => item(await admin.media.upload(file, { locale }, { onUpload })),
      describe: async (id, alt) => void (await admin.media.describe(id, locale, { alt })),
    },
  }
}

const searchOf = (query: string) => (query.trim() === '' ? {} : { search: { value: query.trim() } })
