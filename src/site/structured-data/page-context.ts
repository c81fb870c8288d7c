import type { CallData, CallName } from '#schemas/api/calls.ts'
import { sharePath } from '#domain/media/share-picture.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { AnsweredNeed, Start } from '#schemas/runtime/site-rendering.ts'
import { localPath } from '#i18n/locale.ts'
import type { PageState } from '#site/document/page-state.ts'

/** A page whose content is told to machines. */
export interface DataPage {
  readonly state: PageState
  readonly start: Start
  readonly answers: readonly AnsweredNeed[]
}

/** What the page's blocks were answered by a call; undefined when none has asked, or none was answered. */
export function findAnswer<Name extends CallName>({ answers }: DataPage, name: Name): CallData<Name> | undefined {
  // The answers were checked against the call's schema where they were made.
  return answers.find(({ call }) => call === name)?.value as CallData<Name> | undefined
}

/** The whole address of a page of the site, in the language of this one. */
export function addressOf({ state: { page, locales }, start: { site } }: DataPage, url: string): string {
  return site.url + localPath(url, page.locale, locales)
}

/** The whole address of a picture, as a JPEG where it is in the media library: search engines and social networks take no drawings. */
export function pictureOf({ start: { site } }: DataPage, image: Image | null | undefined): string | undefined {
  if (!image) return undefined
  return image.externalPath.startsWith('/') ? site.url + sharePath(image.externalPath) : image.externalPath
}

/** Who answers for the site, as the other things name it. */
export const publisherOf = ({ start: { site } }: DataPage) => ({ '@id': `${site.url}/#organization` }) as const
