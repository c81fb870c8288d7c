import type { Translations } from '#schemas/errors/translations.ts'

/** States of an item of a resource: not yet published, published, published with changes that are not, to be published later, in the trash. */
export const resourceStates = ['DRAFT', 'PUBLISHED', 'CHANGED', 'PLANNED', 'TRASHED'] as const

/** State of an item of a resource. */
export type ResourceState = (typeof resourceStates)[number]

/** Names of the states, as people read them. */
export const stateWords: Readonly<Record<ResourceState, Translations>> = {
  DRAFT: { fr: 'Brouillon', en: 'Draft' },
  PUBLISHED: { fr: 'En ligne', en: 'Online' },
  CHANGED: { fr: 'En ligne, modifié', en: 'Online, with changes' },
  PLANNED: { fr: 'Programmé', en: 'Planned' },
  TRASHED: { fr: 'Corbeille', en: 'Trash' },
}
