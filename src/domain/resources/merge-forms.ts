import { isRecord } from '#schemas/text/is-record.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { diffForms } from './diff-forms.ts'

/** Two changes of one form joined, and the paths where both changed the same field differently: there, mine stands. */
export interface MergedForms<Form> {
  readonly form: Form
  readonly conflicts: readonly string[]
}

/** Reads the value of a form at a path such as `texts.fr_FR.title`. */
export function readPath(form: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((held, step) => (isRecord(held) ? ownValue(held, step) : undefined), form)
}

/** Writes the value of a form at a path; undefined takes it out. */
export function writePath<Form>(form: Form, path: string, value: unknown): Form {
  return writeAt(form, path.split('.'), { at: 0, value })
}

function writeAt<Form>(form: Form, steps: readonly string[], { at, value }: { readonly at: number; readonly value: unknown }): Form {
  const step = steps[at] ?? ''
  const held: Readonly<Record<string, unknown>> = isRecord(form) ? form : {}
  const next = at === steps.length - 1 ? value : writeAt(ownValue(held, step), steps, { at: at + 1, value })
  const { [step]: _, ...others } = held
  return (next === undefined ? others : { ...held, [step]: next }) as Form
}

const touches = (left: string, right: string) => left === right || left.startsWith(`${right}.`) || right.startsWith(`${left}.`)

/** The longer of two names of a place is a part of the shorter. */
const wider = (left: string, right: string) => (left.length <= right.length ? left : right)

/** Joins two changes of a form field by field. A field that both changed to the same value is no conflict. */
export function mergeForms<Form>(base: Form, mine: Form, theirs: Form): MergedForms<Form> {
  const own = diffForms(base, mine)
  const differing = new Set(diffForms(mine, theirs))
  let form = mine
  const conflicts = new Set<string>()
  for (const path of diffForms(base, theirs)) {
    const met = own.filter((each) => touches(each, path))
    if (met.length === 0) form = writePath(form, path, readPath(theirs, path))
    for (const each of met) {
      const place = wider(each, path)
      if ([...differing].some((other) => touches(other, place))) conflicts.add(place)
    }
  }
  return { form, conflicts: [...conflicts] }
}
