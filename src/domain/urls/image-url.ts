import type { OnlineImage } from '#schemas/api/base/image.ts'

/** A logo or a banner, as far as its file is concerned. */
export interface SitePicture {
  readonly filename: string | null
  readonly onlineImage: OnlineImage | null
}

/** Where the picture of a logo or a banner is: in the media service, else a file of the site; null when it has none. */
export function pictureAddress({ filename, onlineImage }: SitePicture): string | null {
  return onlineImage?.externalPath ?? (filename ? `/${filename}` : null)
}
