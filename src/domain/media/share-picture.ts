/** The size of the pictures that social networks show beside a shared link, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

const prepared = /^(\/media\/[^/]+\/)(.+)$/

/** The file name of the JPEG that is made of a picture to be shared. */
export function shareName(filename: string): string {
  return `${filename.replace(/\.[a-z0-9]+$/i, '')}.jpg`
}

/** The address of the JPEG of a picture; one that is not in the media library is shared as it is. */
export function sharePath(externalPath: string): string {
  const [, folder, filename] = prepared.exec(externalPath) ?? []
  return folder === undefined || filename === undefined ? externalPath : `${folder}${shareName(filename)}?w=${shareSize.width}`
}
