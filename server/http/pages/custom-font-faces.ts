import type { SiteInfo } from '#schemas/api/sites/site.ts'
import { fontFormat, fontStyle, fontWeight } from '#domain/media/font-file.ts'

/** Whether a text may stand between quotes as the name of a family. */
export function isFamilyName(name: string): boolean {
  return /^[A-Za-z0-9 ]{1,60}$/.test(name)
}

const isOwnPath = (path: string): boolean => /^\/media\/[0-9a-f-]+\/[a-z0-9.-]+$/.test(path)

/** The rules that name the files of a family of a site's own: each file says by its name of what weight it is, and whether it is slanted. */
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
