import appearance from '#schemas/generated/appearance.json' with { type: 'json' }
import hours from '#schemas/generated/hours.json' with { type: 'json' }
import generated from '#schemas/generated/resources.json' with { type: 'json' }
import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import type { ResourceState } from '#schemas/admin/resources/resource-states.ts'
import type { Right, RightVerb } from '#schemas/admin/resources/rights.ts'
import { icons, type IconName } from '#kit/icons/icon-set.ts'

/** Every declared resource, in the order of its declaration. */
export const describedResources = generated as unknown as readonly ResourceDescription[]

/** The appearance of the site: one thing, with a screen of its own. */
export const describedAppearance = appearance as unknown as ResourceDescription

/** The opening hours of the site: one thing, with a screen of its own. */
export const describedHours = hours as unknown as ResourceDescription

/** The resource of a name, those of the appearance and of the opening hours too; undefined where there is none. */
export function findResource(name: string | undefined): ResourceDescription | undefined {
  return [...describedResources, describedAppearance, describedHours].find((resource) => resource.name === name)
}

/** Tells if an administrator may do something with the items of a resource. */
export function mayDo({ area, writeVerb }: ResourceDescription, verb: RightVerb, rights: readonly Right[]): boolean {
  return rights.includes(`${area}.${verb}`) && (verb !== 'write' || rights.includes(`${area}.${writeVerb}`))
}

interface Kept {
  readonly state: ResourceState
  /** Number of the places that use the item, where its resource counts them. */
  readonly uses?: unknown
}

/** Tells if an administrator may take an item away: what is online, will be, or is used, is taken from visitors by those who publish. */
export function mayTrash({ life, usedAs }: ResourceDescription, { state, uses }: Kept, may: (verb: RightVerb) => boolean): boolean {
  const isOnline = life === 'published' ? state !== 'DRAFT' && state !== 'TRASHED' : usedAs !== null && typeof uses === 'number' && uses > 0
  return may('write') && (!isOnline || may('publish'))
}

/** The resources that an administrator may read. */
export function readableResources(rights: readonly Right[]): readonly ResourceDescription[] {
  return describedResources.filter((resource) => mayDo(resource, 'read', rights))
}

/** The icon of a resource. */
export function resourceIcon({ icon }: ResourceDescription): IconName {
  return icon !== null && Object.hasOwn(icons, icon) ? (icon as IconName) : 'list'
}
