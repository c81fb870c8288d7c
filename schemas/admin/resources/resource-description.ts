import type { ContentKind } from '#schemas/content/content-address.ts'
import type { ListField } from '#schemas/api/base/list-grammar.ts'
import type { UsedKind } from '#schemas/admin/reference-calls.ts'
import type { Translations } from '#schemas/errors/translations.ts'
import type { FormField } from './form-tree.ts'
import type { Resource, ResourceLife } from './resource.ts'
import type { RightArea, RightVerb } from './rights.ts'

/** How the value of a column is shown. */
export type ColumnKind = 'text' | 'number' | 'money' | 'instant' | 'switch' | 'tags' | 'image' | 'select'

/** One column of the list of a resource. */
export interface ColumnDescription {
  readonly key: string
  readonly kind: ColumnKind
  readonly label: Translations
  /** Labels of the values of a `select`. */
  readonly options?: Readonly<Record<string, Translations>>
}

/** A declared resource as data: everything that its screens need, without zod. */
export interface ResourceDescription {
  readonly name: string
  readonly area: RightArea
  readonly life: ResourceLife
  /** Right that a change of an item needs: `publish` where changes are public at once, else `write`. */
  readonly writeVerb: RightVerb
  readonly icon: string | null
  readonly words: Resource['words']
  readonly fields: readonly FormField[]
  readonly columns: readonly ColumnDescription[]
  readonly list: {
    readonly fields: Readonly<Record<string, ListField>>
    readonly search: boolean
    readonly defaultOrder: string
  }
  /** Items that wait for a person, by the values of list fields; null where none do. */
  readonly waits: Resource['waits'] | null
  /** Fields that one act sets on many items. */
  readonly sets: readonly string[]
  /** Several items can be merged into one. */
  readonly isMerged: boolean
  /** Kind under which other contents use an item; null where none can. */
  readonly usedAs: UsedKind | null
  /** Field by which others name an item; null where it is the number. */
  readonly usedBy: string | null
  /** Field that hides an item from visitors while it is on; null where none does. */
  readonly hiddenBy: string | null
  /** An item has an address of its own on the site. */
  readonly hasPage: boolean
  /** Kind of content under which the items have their addresses; null where they have none. */
  readonly folder: ContentKind | null
}
