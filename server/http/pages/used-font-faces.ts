const FACE = /@font-face\s*\{([^}]*)\}/g
const FAMILY = /font-family:\s*["']?([^;"'}]+)/
/** What a stylesheet draws with where a theme names nothing: `var(--font-title, …)`. */
const USUAL = /var\((--font-[a-z]+),[^()]*\)/g

/** The stylesheet of all sites without the faces of families that a site with this theme draws nothing with. */
export function filterFontFaces(baseCss: string, themeCss: string): string {
  const rules = baseCss.replace(FACE, '')
  const named = rules.replace(USUAL, (usual, name: string) => (themeCss.includes(`${name}:`) ? '' : usual)) + themeCss
  return baseCss.replace(FACE, (face, content: string) => {
    const family = FAMILY.exec(content)?.[1]?.trim()
    return family === undefined || isNamed(named, family) ? face : ''
  })
}

// « Fraunces » is not named by « Fraunces Fallback ».
const isNamed = (css: string, family: string): boolean =>
  css
    .split(family)
    .slice(1)
    .some((rest) => !/^(?:[\w-]| \w)/.test(rest))
