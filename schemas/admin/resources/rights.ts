/** Areas of the panel that rights are given for. */
export const rightAreas = ['pages', 'content', 'settings', 'inbox', 'media', 'shop', 'members', 'team'] as const

/** Area of the panel that rights are given for. */
export type RightArea = (typeof rightAreas)[number]

/** Verbs of the rights in an area. */
export const rightVerbs = ['read', 'write', 'publish', 'erase', 'export'] as const

/** Verb of a right. */
export type RightVerb = (typeof rightVerbs)[number]

/** One right of an administrator: an area and a verb. */
export type Right = `${RightArea}.${RightVerb}`

/** Every right there is. */
export const allRights: readonly Right[] = rightAreas.flatMap((area) => rightVerbs.map((verb): Right => `${area}.${verb}`))

/** Rights of super-administrators alone, who prove who they are for each act. */
const isOwners = (right: Right): boolean => right === 'members.erase' || right.startsWith('team.')

const inPages = ['pages.read', 'pages.write', 'pages.publish', 'pages.erase', 'pages.export'] as const
const inContent = ['content.read', 'content.write', 'content.publish', 'content.erase', 'content.export'] as const

/** Rights of each profile that narrows an administrator. A super-administrator has all. */
export const profileRights = {
  ALL: allRights.filter((right) => !isOwners(right)),
  EDITOR: [...inPages, ...inContent, 'media.read', 'media.write', 'media.erase', 'inbox.read', 'inbox.write', 'inbox.export'],
  AUTHOR: ['pages.read', 'pages.write', 'content.read', 'content.write', 'media.read', 'media.write'],
  SHOP: ['shop.read', 'shop.write', 'shop.publish', 'shop.erase', 'shop.export', 'media.read', 'media.write'],
  ORDERS: ['shop.read'],
} as const satisfies Readonly<Record<string, readonly Right[]>>

/** Name of a profile of administrators. */
export type AdminProfile = keyof typeof profileRights

/** Names of all profiles. */
export const adminProfiles = Object.keys(profileRights) as readonly AdminProfile[]

/** Tests if a profile has a right. */
export function hasRight(profile: AdminProfile, right: Right): boolean {
  return (profileRights[profile] as readonly Right[]).includes(right)
}
