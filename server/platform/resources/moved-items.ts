import type { Transaction } from 'kysely'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Form } from './item.ts'

/** A published item before and after a change of its form. */
export interface ChangedItem {
  readonly id: number
  readonly before: Form
  readonly after: Form
}

/** Changed items of a resource, and the account that changes them; null for the program itself. */
export interface ChangedItems {
  readonly resource: Resource
  readonly tree: readonly FormField[]
  readonly siteId: number
  readonly by: number | null
  readonly items: readonly ChangedItem[]
}

/** Prepares what follows from changed addresses before the items are written. The answer leads everything that names a former address to the new one. */
export type FollowItems = (trx: Transaction<Tables>, changed: ChangedItems) => Promise<() => Promise<void>>

/** An item that leaves an address for another one, in a language of its site. */
export interface MovedItem {
  readonly id: number
  readonly locale: string
  readonly from: string
  readonly to: string
}

/** A form with the words of another language where it has none of its own, as the site shows it. */
export function spokenIn(
  form: Form,
  tree: readonly FormField[],
  { locale, usual }: { readonly locale: string; readonly usual: string },
): Form {
  const spoken = tree.flatMap(({ path, kind }) => {
    if (kind !== 'locales') return []
    const words = Object.fromEntries(valuesAt(form, `${path}.*`).map((placed) => [placed.path.slice(path.length + 1), placed.value]))
    return [[path, { [locale]: ownValue(words, usual), ...words }] as const]
  })
  return { ...form, ...Object.fromEntries(spoken) }
}

/** Lists the addresses that changed items leave, in each language of the site. */
export function movedItems({ resource, tree, items }: Pick<ChangedItems, 'resource' | 'tree' | 'items'>, site: Site): MovedItem[] {
  const addressOf = (form: Form, locale: string) =>
    resource.shownAt?.(spokenIn(form, tree, { locale, usual: site.defaultLocale }), locale) ?? null
  return items.flatMap(({ id, before, after }) =>
    site.locales.flatMap((locale) => {
      const [from, to] = [addressOf(before, locale), addressOf(after, locale)]
      return from === null || to === null || from === to ? [] : [{ id, locale, from, to }]
    }),
  )
}
