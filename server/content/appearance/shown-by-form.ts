import { sql, type Kysely } from 'kysely'
import type { Image, OnlineImage } from '#schemas/api/base/image.ts'
import type { Logo, SiteInfo } from '#schemas/api/sites/site.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { logoTypes, type AppearanceForm } from './appearance-form.ts'
import { fontPaths } from './font-files.ts'

/** Logos, banner and fonts of an appearance, as the site shows them once it is published. */
export interface ShownAppearance {
  readonly logos: Logo[]
  readonly banner: SiteInfo['banner']
  readonly ownFonts: NonNullable<SiteInfo['ownFonts']>
}

/** The picture of a logo or banner, which loads without consent: a copy of the site in place of a file of another host. */
export function shownUnasked({ onlineImage, externalPath, url }: Image): OnlineImage | null {
  return onlineImage?.externalType === 'EMBED' ? { ...onlineImage, externalType: 'MEDIA', externalPath, url } : onlineImage
}

/** The size of a picture in pixels, where it is known. */
export function sizeOf(image: Image | undefined): Pick<Logo, 'width' | 'height'> {
  return image && image.width > 0 && image.height > 0 ? { width: image.width, height: image.height } : {}
}

async function readFamilies(
  db: Kysely<Tables>,
  siteId: number,
  families: AppearanceForm['families'],
): Promise<ShownAppearance['ownFonts']> {
  if (families.length === 0) return []
  const ids = families.flatMap(({ files }) => files)
  const { rows } = await sql<{ id: number; path: string }>`
    select id, '/media/' || external_id || '/' || filename as path from media
    where site_id = ${siteId} and mime like 'font/%' and id = any(${ids}::int[])`.execute(db)
  const paths = new Map(rows.map(({ id, path }) => [id, path]))
  return fontPaths(families.flatMap(({ name, files }) => files.flatMap((id) => ({ name, path: paths.get(id) ?? '' }))))
}

/** Finds what a form names, published or not. */
export async function shownByForm(
  { db, media }: { readonly db: Kysely<Tables>; readonly media: Media },
  scope: Scope,
  { logos, banner: { imageId, ...shape }, families }: AppearanceForm,
): Promise<ShownAppearance> {
  const ids = [...logoTypes.flatMap((type) => logos[type].imageId ?? []), ...(imageId === null ? [] : [imageId])]
  const images = ids.length === 0 ? new Map<number, Image>() : await media.images(scope, ids)
  const pictureOf = (id: number | null): OnlineImage | null => {
    const image = id === null ? undefined : images.get(id)
    return image ? shownUnasked(image) : null
  }
  const shownLogos = logoTypes.flatMap((type, at): Logo[] => {
    const { imageId: id, alt } = logos[type]
    const onlineImage = pictureOf(id)
    if (id === null || onlineImage === null) return []
    const { filename } = images.get(id) ?? { filename: '' }
    return [{ id: at + 1, filename, type, alt: alt ?? '', ...sizeOf(images.get(id)), onlineImage }]
  })
  return {
    logos: shownLogos,
    banner: { filename: null, onlineImage: pictureOf(imageId), ...shape },
    ownFonts: await readFamilies(db, scope.site.id, families),
  }
}
