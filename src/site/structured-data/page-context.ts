import type { CallData, CallName } from '#schemas/api/calls.ts'
import { sharePath } from '#domain/media/share-picture.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { AnsweredNeed, Start } from '#schemas/runtime/site-rendering.ts'
import { localPath } from '#i18n/locale.ts'
import type { PageState } from '#site/document/page-state.ts'

/** A page with structured data. */
export interface DataPage {
  readonly state: PageState
  readonly start: Start
  readonly answers: readonly AnsweredNeed[]
}

/** Returns the response to a call of the blocks of the page; undefined without one. */
export function findAnswer<Name extends CallName>({ answers }: DataPage, name: Name): CallData<Name> | undefined {
  // The responses were validated with the schema of the call when they were created.
  return answers.find(({ call }) => call === name)?.value as CallData<Name> | undefined
}

/** Returns the absolute URL of a page of the site in the locale of this one. */
export function addressOf({ state: { page, locales }, start: { site } }: DataPage, url: string): string {
  return site.url + localPath(url, page.locale, locales)
}

/** Returns the absolute URL of an image, as JPEG if it is in the media library: search engines and social networks do not accept SVG. */
export function pictureOf({ start: { site } }: DataPage, image: Image | null | undefined): string | undefined {
  if (!image) return undefined
  return image.externalPath.startsWith('/') ? site.url + sharePath(image.externalPath) : image.externalPath
}

/** The reference to the publisher of the site. */
export const publisherOf = ({ start: { site } }: DataPage) => ({ '@id': `${site.url}/#organization` }) as const
