/** Points of « Votre site en ordre », in their three groups. */
export const pointGroups = {
  KNOWN: ['NAME', 'LOGO', 'COLORS', 'HOME'],
  FOUND: ['CONTACT', 'HOURS', 'MENU', 'DOMAIN'],
  LAWFUL: ['LEGAL', 'CHECKS', 'MAILS', 'OPEN'],
} as const

/** Name of a group of points. */
export type PointGroup = keyof typeof pointGroups

/** Name of a point. */
export type PointName = (typeof pointGroups)[PointGroup][number]

/** Names of all points, in their order. */
export const pointNames = [...pointGroups.KNOWN, ...pointGroups.FOUND, ...pointGroups.LAWFUL] as const

/** Languages in which the default configuration has its texts. */
export const newSiteLocales = ['fr_FR', 'en_GB'] as const
