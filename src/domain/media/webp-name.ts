/** A picture's file name with the extension of WebP: what its prepared widths are. */
export function webpName(filename: string): string {
  return filename.replace(/\.(?:svg|jpe?g|png|webp)$/i, '') + '.webp'
}
