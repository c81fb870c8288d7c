import type { Json } from '#schemas/generated/content.ts'
import { readPath } from '#domain/resources/merge-forms.ts'
import type { ResourceStore } from '#admin/resources/form/resource-store.ts'

/** Writes the values of a former form at some paths into the form of today. What was not there then is taken out. */
export function restorePaths(store: ResourceStore, former: unknown, paths: readonly string[]): void {
  for (const path of paths) {
    const pointer = `/${path.replaceAll('.', '/')}`
    const value = readPath(former, path) as Json | undefined
    if (value === undefined) store.remove(pointer)
    else store.set(pointer, value)
  }
}
