import type { AdminCallData } from '#schemas/admin/calls.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { DescribedMeanwhileError, describeFile } from '#api-client/admin/media-texts/describe-file.ts'
import { CallError } from '#api-client/transport/errors.ts'
import {
  DescribedMeanwhile,
  UploadRefusal,
  type MediaItem,
  type MediaKind,
  type MediaOrder,
  type PageChoice,
  type PageStanding,
  type Pickers,
  type SiteValue,
} from '#forms/pickers.ts'
import type { FrameChannel } from '#composer/channel/connect-frame.ts'
import { maySendAgain, sendToLibrary } from '#composer/uploads/send-to-library.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { choicePickers } from './choice-pickers.ts'
import { frameTheme } from './frame-theme.ts'

/** The number of entries on one page of a picker. */
const SHOWN = 30

/** The width of a small version, where the library has prepared one. */
const THUMB = 320

type LibraryItem = AdminCallData['media.list']['media'][number]

/** A file of the library as forms show it. */
export function mediaItem({ id, name, image, bytes, texts, version }: LibraryItem, locale: string, isFixed = false): MediaItem {
  const { width, height, externalPath: src } = image
  const own = ownValue(texts, locale)
  return {
    ...{ id, src, bytes, version },
    ...(isFixed && { isFixed }),
    name: own?.name ?? name,
    thumb: width > THUMB ? `${src}?w=${THUMB}` : src,
    alt: own?.alt ?? image.alt,
    width: width > 0 ? width : null,
    height: height > 0 ? height : null,
  }
}

const orders: Readonly<Record<MediaOrder, string>> = { recent: 'createdAt:desc', name: 'filename', size: 'bytes:desc' }
const kinds: Readonly<Record<MediaKind, readonly string[]>> = {
  picture: ['PICTURE'],
  file: ['DOCUMENT', 'VIDEO'],
  document: ['DOCUMENT'],
  video: ['VIDEO'],
}

/** The language of the panel. */
const PANEL_LOCALE = 'fr_FR'

/** How a page of a state stands for visitors. */
const standings: Readonly<Record<AdminCallData['page.list']['pages'][number]['state'], PageStanding>> = {
  ONLINE: 'online',
  MODIFIED: 'online',
  DRAFT: 'draft',
  PLANNED: 'planned',
  ARCHIVED: 'archived',
}

/** A refusal of the server as the sentence that it gives; what is no answer stays as it is. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof CallError)) return error
  const [fault] = error.errors
  return new UploadRefusal(fault ? (fault.message ?? fieldErrorMessage(fault.code, PANEL_LOCALE)) : error.message, maySendAgain(error))
}

/** The needs of pickers. */
export interface PickerNeeds {
  readonly admin: Pick<AdminApi, 'media' | 'page' | 'choice' | 'layout'>
  readonly rights: readonly Right[]
  readonly locale: string
  /** The languages of the site, the default one first. */
  readonly locales: readonly string[]
  readonly values: readonly SiteValue[]
  /** The numbers of the media that the document shows now. */
  readonly usedMedia: () => readonly number[]
  readonly anchors: Pickers['anchors']
  /** Holds the connection with the frame, whose page has the colours of the site. */
  readonly channel: { readonly get: () => FrameChannel | null }
}

/** The addresses of the pictures of pages. Pages without one are chosen all the same. */
async function thumbsOf({ layout }: PickerNeeds['admin'], pages: readonly { readonly id: number }[], locale: string) {
  const ids = pages.map(({ id }) => id)
  if (ids.length === 0) return new Map<number, string>()
  const answer = await layout.pictures({ nbItem: SHOWN, id: { value: ids }, locale: { value: locale } }).catch(() => null)
  return new Map((answer?.pictures ?? []).flatMap(({ id, preview }) => (preview ? [[id, preview.externalPath]] : [])))
}

/** Ways to the pages, the library and the values of a site, over the calls of the panel. */
export function createPickers({ admin, rights, locale, locales, values, usedMedia, anchors, channel }: PickerNeeds): Pickers {
  const item = (stored: LibraryItem) => mediaItem(stored, locale, stored.isShown && !rights.includes('media.publish'))
  return {
    values,
    anchors,
    theme: frameTheme(() => channel.get()?.page() ?? null),
    choices: choicePickers({ admin, locale, locales }),
    pages: async (query) => {
      const found = await admin.page.list({ nbItem: SHOWN, locale: { value: locale }, foundBy: { value: 'NAME' }, ...searchOf(query) })
      // The address of a page with a parameter stands for many pages and leads to none.
      const pages = found.pages.filter(({ url }) => !hasBraces(url))
      const thumbs = await thumbsOf(admin, pages, locale)
      return pages.map(({ id, url, title, state }): PageChoice => ({
        href: `/${url}`,
        title,
        thumb: thumbs.get(id) ?? null,
        standing: standings[state],
      }))
    },
    media: {
      library: admin.media,
      list: async ({ query, kind, order, isUsedHere, after }) => {
        const page = after === null ? 1 : Number(after)
        const used = isUsedHere ? usedMedia() : []
        if (isUsedHere && used.length === 0) return { items: [], next: null }
        const { media, total, hasMore } = await admin.media.list({
          ...{ nbItem: SHOWN, page, kind: { value: kinds[kind] }, orderBy: { value: orders[order] } },
          ...(isUsedHere && { id: { value: used } }),
          ...searchOf(query),
        })
        return { items: media.map(item), next: hasMore || page * SHOWN < total ? String(page + 1) : null }
      },
      find: async (id) => {
        const { media } = await admin.media.list({ nbItem: 1, id: { value: id } })
        return media[0] ? item(media[0]) : null
      },
      upload: async (file, onUpload, signal) => {
        const stored = await sendToLibrary(admin.media, file, { locale, onUpload, signal }).catch((error: unknown) => {
          throw refusalOf(error)
        })
        return item(stored)
      },
      describe: async (media, alt) => {
        const hasReadText = (now: LibraryItem) => item(now).alt === media.alt
        try {
          return item(await describeFile({ media: admin.media, locale, hasReadText }, media, { alt }))
        } catch (error) {
          throw error instanceof DescribedMeanwhileError ? new DescribedMeanwhile(item(error.now)) : error
        }
      },
    },
  }
}

const searchOf = (query: string) => (query.trim() === '' ? {} : { search: { value: query.trim() } })
