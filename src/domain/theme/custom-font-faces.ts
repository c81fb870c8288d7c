import type { SiteInfo } from '#schemas/api/sites/site.ts'
import { fontFormat, fontStyle, fontWeight } from '#domain/media/font-file.ts'

/** Returns true for a text that may stand between quotes as the name of a font family: 1 to 60 letters, digits and spaces. */
export function isFamilyName(name: string): boolean {
  return /^[A-Za-z0-9 ]{1,60}$/.test(name)
}

const isOwnPath = (path: string): boolean => /^\/media\/[0-9a-f-]+\/[a-z0-9.-]+$/.test(path)

/** Writes the `@font-face` rules of a family of the site. The name of each file gives its weight and its slant. */
export function fontFaceRules({ name, files }: NonNullable<SiteInfo['ownFonts']>[number]): string {
  if (!isFamilyName(name)) return ''
  return files
    .filter(isOwnPath)
    .flatMap((path) => {
      const format = fontFormat(path)
      if (format === null) return []
      const [weight, style] = [fontWeight(path), fontStyle(path)]
      return `@font-face {
  font-family: '${name}';
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  src: url('${path}') format('${format}');
}
`
    })
    .join('')
}
