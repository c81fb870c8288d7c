import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { valueAt } from '#engine/document/pointer.ts'
import { overridesOf } from '#engine/sections/expand-sections.ts'
import { overrideMark, overridePlace, type Override } from '#engine/sections/place-override.ts'
import type { FormStore, Value } from '#forms/form-store.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { commands } from '#composer/commands/commands.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { textPointer } from './place-texts.ts'

/** The parts of the composer that the texts of a place are written with. */
export interface PlaceBench {
  readonly store: Pick<Workbench['store'], 'block' | 'onBlock'>
  readonly runner: Pick<Workbench['runner'], 'run'>
}

/** Tests if a value of a place stands for the text at a pointer of a block of its section. */
const isAt = (override: Override, shared: Block, pointer: string): boolean =>
  override.block === shared.id && overridePlace(shared.props, override) === pointer

/** The values of a place whose text is no longer in a block of its section: visitors do not see them. */
export const lostOverrides = (overrides: readonly Override[], shared: Block): readonly Override[] =>
  overrides.filter((each) => each.block === shared.id && overridePlace(shared.props, each) === null)

/** Removes a value of a place. */
export function removeOverride({ store, runner }: PlaceBench, place: string, gone: Override): void {
  const next = overridesOf(store.block(place)?.props ?? {}).filter((each) => !isEqualJson(each as unknown as Json, gone as unknown as Json))
  const written = next.length > 0 && { value: next as unknown as Json }
  runner.run(commands.setField, { id: place, pointer: '/overrides', field: gone.pointer.slice(1), ...written })
}

/** The values of a place with another value at a pointer of a block of its section; undefined brings the shared one back. */
export function changedOverrides(overrides: readonly Override[], shared: Block, pointer: string, value: Value): readonly Override[] {
  const others = overrides.filter((each) => !isAt(each, shared, pointer))
  if (typeof value !== 'string' || isEqualJson(value, valueAt(shared.props, pointer) ?? '')) return others
  const of = overrideMark(shared.props, pointer)
  return [...others, { block: shared.id, pointer, value, ...(of !== undefined && { of }) }]
}

/** The texts of one block of a section as the store of a form: what is written stands in this place alone. */
export function placeFormStore({ store, runner }: PlaceBench, place: string, shared: Block): FormStore {
  const overrides = () => overridesOf(store.block(place)?.props ?? {})
  const get = (pointer: string): Value => {
    const own = overrides().find((each) => isAt(each, shared, pointer))
    return own ? own.value : valueAt(shared.props, pointer)
  }
  return {
    get: (pointer) => get(textPointer(pointer)),
    set: (field, value) => {
      const pointer = textPointer(field)
      const next = changedOverrides(overrides(), shared, pointer, value)
      const written = next.length > 0 && { value: next as unknown as Json }
      runner.run(commands.setField, { id: place, pointer: '/overrides', field: pointer.slice(1), ...written })
    },
    subscribe: (field, listener) => {
      const pointer = textPointer(field)
      let former = get(pointer)
      return store.onBlock(place, () => {
        const now = get(pointer)
        if (now === former || !store.block(place)) return
        former = now
        listener()
      })
    },
  }
}
