/** The guides of the panel: the name in the address, and that of the file. */
export const guideNames = { administration: 'use-the-panel', pages: 'use-the-composer', site: 'run-the-site' } as const

/** Name of a guide in the address. */
export type GuideName = keyof typeof guideNames

/** Finds the guide of an address; the first one without a name. */
export function guideOf(name: string | undefined): GuideName {
  return name !== undefined && Object.hasOwn(guideNames, name) ? (name as GuideName) : 'administration'
}

/** The address in the panel of a link of a guide; null for a file that the panel does not show. */
export function addressOfLink(to: string): string | null {
  const [file = '', hash] = to.split('#')
  const found = Object.entries(guideNames).find(([, name]) => `${name}.md` === file)
  if (!found) return null
  return `/aide/${found[0]}${hash === undefined ? '' : `#${hash}`}`
}
