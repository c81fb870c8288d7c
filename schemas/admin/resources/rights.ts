/** Areas of the panel that rights are given for. `sales` are discount codes, carriers, slots and what else the shop sells by. */
export const rightAreas = ['pages', 'content', 'settings', 'inbox', 'media', 'orders', 'catalogue', 'sales', 'members', 'team'] as const

/** Area of the panel that rights are given for. */
export type RightArea = (typeof rightAreas)[number]

/** Verbs of the rights in an area. */
export const rightVerbs = ['read', 'write', 'publish', 'erase', 'export'] as const

/** Verb of a right. */
export type RightVerb = (typeof rightVerbs)[number]

/**
 * Rights that are no verb of an area. `pages.words`: change texts, pictures and links of pages that exist. `orders.money`: move money, or end an order.
 * `catalogue.price`: change prices. `stock.write`: correct the units in stock.
 */
export const namedRights = ['pages.words', 'orders.money', 'catalogue.price', 'stock.write'] as const

/** One right of an administrator: an area and a verb, or a named one. */
export type Right = `${RightArea}.${RightVerb}` | (typeof namedRights)[number]

const inArea = <const Area extends RightArea>(area: Area) => rightVerbs.map((verb): `${Area}.${RightVerb}` => `${area}.${verb}`)

/** Every right there is. */
export const allRights: readonly Right[] = [...rightAreas.flatMap((area) => inArea(area)), ...namedRights]

/** Rights of super-administrators alone, who prove who they are for each act. */
const isOwners = (right: Right): boolean => right === 'members.erase' || right.startsWith('team.')

/** Rights of each profile that narrows an administrator. A super-administrator has all. */
export const profileRights = {
  ALL: allRights.filter((right) => !isOwners(right)),
  EDITOR: [
    ...[...inArea('pages'), 'pages.words' as const, ...inArea('content')],
    ...(['media.read', 'media.write', 'media.publish', 'media.erase', 'inbox.read', 'inbox.write', 'inbox.export'] as const),
  ],
  AUTHOR: ['pages.read', 'pages.words', 'content.read', 'content.write', 'media.read', 'media.write'],
  SHOP: [
    ...[...inArea('orders'), ...inArea('catalogue'), ...inArea('sales')],
    ...(['orders.money', 'catalogue.price', 'stock.write', 'media.read', 'media.write'] as const),
  ],
  ORDERS: ['orders.read', 'orders.write', 'orders.export', 'stock.write', 'catalogue.read'],
} as const satisfies Readonly<Record<string, readonly Right[]>>

/** Name of a profile of administrators. */
export type AdminProfile = keyof typeof profileRights

/** Names of all profiles. */
export const adminProfiles = Object.keys(profileRights) as readonly AdminProfile[]

/** Tests if a profile has a right. */
export function hasRight(profile: AdminProfile, right: Right): boolean {
  return (profileRights[profile] as readonly Right[]).includes(right)
}

/** Where the right of a call is found that depends on what is asked: the event of an order, the contents of a publication, a plan, a kind of item, a batch of acts. */
export type AskedBy = 'event' | 'contents' | 'plan' | 'resource' | 'batch' | 'act'

/**
 * How the right of a caller is asked for: one right; or one of several, then the one that the thing asked about takes; or none where a person has but
 * their own things (`own`), and where the answer is what the rights of the person let them read (`narrowed`).
 */
export type Asking = Right | { readonly anyOf: readonly Right[]; readonly by: AskedBy } | 'own' | 'narrowed'
