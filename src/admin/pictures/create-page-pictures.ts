import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { SessionLock } from '#admin/session/session-lock.ts'
import type { MadePicture, PageKey } from './page-key.ts'
import { PagePictures } from './page-pictures.ts'
import { quiet } from './quiet.ts'

type LayoutCalls = AdminApi['layout']

/** The calls for pictures; those that are refused because the session is over are made again at the return of the person. */
function patientCalls({ check, preview, pictures }: LayoutCalls, { read }: Pick<SessionLock, 'read'>): LayoutCalls {
  return {
    check: (...given) => read(() => check(...given)),
    preview: (...given) => read(() => preview(...given)),
    pictures: (...given) => read(() => pictures(...given)),
  }
}

/** Makes a picture, unless another window has made it since. The code that draws is fetched with the first stale picture. */
async function make(layout: LayoutCalls, { id, locale }: PageKey): Promise<MadePicture> {
  const [found] = (await layout.pictures({ nbItem: 1, id: { value: id }, locale: { value: locale } })).pictures
  if (!found) throw new Error('the page is in the trash')
  if (found.isCurrent && found.preview) return { src: found.preview.externalPath, isOutline: false, isStored: true }
  const { makePicture } = await import('./drawing/make-picture.ts')
  return makePicture({ layout, ready: quiet }, { id, locale })
}

/** Makes the pictures of pages of the panel. */
export function createPagePictures({ layout: calls }: Pick<AdminApi, 'layout'>, lock: Pick<SessionLock, 'read'>): PagePictures {
  const layout = patientCalls(calls, lock)
  return new PagePictures({
    list: ({ ids, locale }) => layout.pictures({ nbItem: ids.length, id: { value: ids }, locale: { value: locale } }),
    make: (key) => make(layout, key),
    ready: quiet,
  })
}
