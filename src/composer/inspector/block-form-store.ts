import { pointerSegments, valueAt } from '#engine/document/pointer.ts'
import type { Field, FieldTree } from '#forms/field-tree.ts'
import { createListeners, type FormStore, type Value } from '#forms/form-store.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { CommandRunner } from '#composer/commands/command-runner.ts'
import { commands } from '#composer/commands/commands.ts'
import type { SetArguments } from '#composer/commands/set-values.ts'
import type { Command } from '#composer/commands/command.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'

interface Needs {
  readonly store: DocumentStore
  readonly runner: Pick<CommandRunner, 'run'>
}

/** The store of a form over a block, which says whether a value was taken. */
export interface BlockFormStore extends FormStore {
  /** False when the value is refused; the readers of its pointer are called, so that no field keeps it. */
  readonly set: (pointer: string, value: Value) => boolean
}

/** The props of one block as the store of its form: each value that is written is an act of the document. */
export function blockFormStore({ store, runner }: Needs, id: string, tree: FieldTree): BlockFormStore {
  const refusals = createListeners()
  const get = (pointer: string): Value => {
    const props = store.block(id)?.props
    return pointer === '' ? props : valueAt(props, pointer)
  }
  return {
    get,
    set: (pointer, value) => {
      const written = aboveMissing(get, pointer, value)
      const field = tree.fields.find(({ name }) => name === firstSegment(pointer))
      const isTaken = runner.run(commandFor(field), { id, field: field?.label.fr ?? pointer, ...written })
      if (!isTaken) refusals.notify(pointer)
      return isTaken
    },
    subscribe: (pointer, listener) => {
      let former = get(pointer)
      const endOfRefusals = refusals.subscribe(pointer, listener)
      const end = store.onBlock(id, () => {
        const now = get(pointer)
        // The fields of a block that is gone keep their values until they go themselves.
        if (now === former || !store.block(id)) return
        former = now
        listener()
      })
      return () => {
        endOfRefusals()
        end()
      }
    },
  }
}

function firstSegment(pointer: string): string | undefined {
  return pointerSegments(pointer)?.[0]
}

/** A value whose parents are absent is written with them, as one value. */
function aboveMissing(get: (pointer: string) => Value, pointer: string, value: Value): { pointer: string; value?: Json } {
  const end = pointer.lastIndexOf('/')
  const parent = pointer.slice(0, end)
  if (value === undefined) return { pointer }
  if (end <= 0 || get(parent) !== undefined) return { pointer, value }
  const name = pointerSegments(pointer)?.at(-1) ?? ''
  return aboveMissing(get, parent, { [name]: value })
}

function commandFor(field: Field | undefined): Command<SetArguments> {
  switch (field?.kind) {
    case 'rich-text':
      return commands.setRichText
    case 'image':
      return commands.replacePicture
    case 'link':
      return commands.setLink
    default:
      return commands.setField
  }
}
