import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { MadePicture, PageKey } from '#admin/pictures/page-key.ts'
import { drawOutline } from './draw-outline.ts'
import { drawPicture } from './draw-picture.ts'
import { openPage } from './open-page.ts'

interface Making {
  readonly layout: AdminApi['layout']
  /** Waits for a pause in the typing. */
  readonly ready: () => Promise<void>
}

/**
 * Makes the picture of a page and stores it, unless the stored one is of the same HTML. Where the browser refuses the drawing, the
 * last picture stays; without one the answer is an outline, which is not stored.
 */
export async function makePicture({ layout, ready }: Making, key: PageKey): Promise<MadePicture> {
  const { page, idLayout, html, close } = await openPage(key)
  try {
    const place = { idPage: key.id, idLayout }
    const { htmlHash, valid, preview } = await layout.check(place, html)
    if (valid && preview) return { src: preview.externalPath, isOutline: false, isStored: true }
    const image = await drawPicture(page, ready).catch(() => null)
    if (image) {
      const stored = await layout.preview(place, { image, htmlHash })
      return { src: stored.preview.externalPath, isOutline: false, isStored: true }
    }
    return preview
      ? { src: preview.externalPath, isOutline: false, isStored: false }
      : { src: drawOutline(page), isOutline: true, isStored: false }
  } finally {
    close()
  }
}
