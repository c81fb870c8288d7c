import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { allFields } from '#schemas/admin/resources/form-paths.ts'
import { pointerSegments } from '#engine/document/pointer.ts'
import { createFormStore, type FormStore, type Value } from '#forms/form-store.ts'
import type { Json } from '#schemas/generated/content.ts'

/** The form of an item. */
export type ItemForm = Readonly<Record<string, Json>>

/** Holds the form of an item, which is total: a field that is emptied has the empty value of its kind, and is never absent. */
export interface ResourceStore extends FormStore {
  readonly form: () => ItemForm
  readonly replace: (form: ItemForm) => void
  /** Takes a value out: a language that the item no longer has. */
  readonly remove: (pointer: string) => void
}

const emptyOf: Readonly<Partial<Record<FormField['kind'], Json>>> = { line: '', slug: '', switch: false, tags: [], list: [], seo: {} }

function fits(path: string, segments: readonly string[]): boolean {
  const steps = path.split('.')
  return steps.length === segments.length && steps.every((step, index) => step === '*' || step === segments[index])
}

/** The empty value of a field. */
export function emptyValue({ kind, start }: Pick<FormField, 'kind' | 'start'>): Json {
  return start ?? emptyOf[kind] ?? null
}

/** Makes the store of the form of an item. */
export function createResourceStore(fields: readonly FormField[], initial: ItemForm): ResourceStore {
  const all = allFields(fields)
  const inner = createFormStore(initial)
  const stored = (pointer: string, value: Value): Value => {
    if (value !== undefined) return value
    const segments = pointerSegments(pointer) ?? []
    const field = all.find(({ path }) => fits(path, segments))
    return field && emptyValue(field)
  }
  return {
    get: (pointer) => inner.get(pointer) ?? undefined,
    set: (pointer, value) => inner.set(pointer, stored(pointer, value)),
    subscribe: inner.subscribe,
    form: () => inner.get('') as ItemForm,
    remove: (pointer) => inner.set(pointer, undefined),
    // Forms are total: both have the same fields.
    replace: (form) => Object.entries(form).forEach(([name, value]) => inner.set(`/${name}`, value)),
  }
}

/** The part of a store below a pointer, as a store of its own. */
export function storeBelow(store: FormStore, prefix: string): FormStore {
  return {
    get: (pointer) => store.get(prefix + pointer),
    set: (pointer, value) => store.set(prefix + pointer, value),
    subscribe: (pointer, listener) => store.subscribe(prefix + pointer, listener),
  }
}
