import { withDataAddresses } from './data-addresses.ts'

const bare = (family: string): string => family.replaceAll(/["']/g, '')

/** The faces that texts of a document use, as family and style. */
function usedFaces(page: Document): ReadonlySet<string> {
  return new Set([...page.fonts].filter(({ status }) => status === 'loaded').map(({ family, style }) => `${bare(family)}|${style}`))
}

// The rules are those of another document, whose classes are not those of this one.
const isFace = (rule: CSSRule): rule is CSSFontFaceRule => rule.constructor.name === 'CSSFontFaceRule'
const isImport = (rule: CSSRule): rule is CSSImportRule => rule.constructor.name === 'CSSImportRule'

function isUnused(rule: CSSFontFaceRule, used: ReadonlySet<string>): boolean {
  const style = rule.style.getPropertyValue('font-style') || 'normal'
  return !used.has(`${bare(rule.style.getPropertyValue('font-family'))}|${style}`)
}

async function textsOf(rules: CSSRuleList, base: string, used: ReadonlySet<string>): Promise<string[]> {
  const texts: string[] = []
  for (const rule of rules) {
    if (isImport(rule)) {
      const { styleSheet: sheet, layerName } = rule
      const inner = sheet === null ? '' : (await textsOf(sheet.cssRules, sheet.href ?? base, used)).join('\n')
      texts.push(layerName === null ? inner : `@layer ${layerName}{${inner}}`)
    } else if (!isFace(rule) || !isUnused(rule, used)) texts.push(await withDataAddresses(rule.cssText, base))
  }
  return texts
}

/** Writes all styles of a document as one text that names no file: faces that no text uses are left out. */
export async function ownStyles(page: Document): Promise<string> {
  const used = usedFaces(page)
  const texts: string[] = []
  for (const sheet of page.styleSheets) texts.push(...(await textsOf(sheet.cssRules, sheet.href ?? page.baseURI, used)))
  return texts.join('\n')
}
