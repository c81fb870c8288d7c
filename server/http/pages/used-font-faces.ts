const FACE = /@font-face\s*\{([^{}]*)\}/g
const FAMILY = /font-family:\s*["']?([^;"'}]+)/
/** The fallback of a stylesheet for fonts that a theme does not set: `var(--font-title, …)`. */
const USUAL = /var\((--font-[a-z]+),[^()]*\)/g

/** The common stylesheet without the font faces that a site with this theme does not use. */
export function filterFontFaces(baseCss: string, themeCss: string): string {
  const rules = baseCss.replace(FACE, '')
  const named = rules.replace(USUAL, (usual, name: string) => (themeCss.includes(`${name}:`) ? '' : usual)) + themeCss
  return baseCss.replace(FACE, (face, content: string) => {
    const family = FAMILY.exec(content)?.[1]?.trim()
    return family === undefined || isNamed(named, family) ? face : ''
  })
}

// « Fraunces Fallback » does not name « Fraunces ».
const isNamed = (css: string, family: string): boolean =>
  css
    .split(family)
    .slice(1)
    .some((rest) => !/^(?:[\w-]| \w)/.test(rest))
