import { faultyProps } from '#engine/draft/clipboard/faulty-props.ts'
import type { FoundBlock } from '#engine/draft/document/find-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { RegisteredType, Registry } from '#engine/registry/registry.ts'
import { readSchema } from '#forms/read-schema.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { refuse, type Command, type CommandRefusal, type Situation } from './command.ts'
import { namesOf, selectedBlock } from './selected-block.ts'
import { insertBefore, movesInto, settle } from './settle.ts'

/**
 * Replaces the selected block by one of another type. Props of the same name and kind and what is in it are carried over; the rest
 * comes back with an undo. A block of an unknown type, or of a newer version, has no kinds: its props are taken by their names.
 */
export const transform: Command<{ readonly type: string }> = {
  label: 'composer.command.transform',
  group: 'structure',
  keys: [],
  run: (situation, { type }) => {
    const found = selectedBlock(situation)
    if ('refusal' in found) return found
    const planned = plan(situation, found, type)
    if ('refusal' in planned) return planned
    const values = { ...namesOf(situation, found.block.id), type: labelOf(situation.registry, type) }
    return {
      operations: planned.operations,
      label: { id: 'composer.act.transform', values },
      announcement: { id: 'composer.announced.transform', values },
      selection: [planned.id],
    }
  },
}

function plan(
  situation: Situation,
  found: FoundBlock,
  type: string,
): { readonly operations: Operation[]; readonly id: string } | CommandRefusal {
  const { registry, document, newId } = situation
  const { block } = found
  const [from, to] = [readableType(registry, block), registry.types.get(type)]
  if (!to || type === block.type) return refuse('composer.refusal.not-possible')
  const made: Block = { id: newId(), type, v: to.version, props: carriedProps(from, to, block.props) }
  const inner = carriedChildren(to, block)
  if (!inner) return refuse('composer.refusal.holds-others', { ...namesOf(situation, block.id), type: labelOf(registry, type) })
  const note = ownValue(document.notes, block.id)
  const operations: Operation[] = [
    insertBefore(found, made),
    ...[...inner].flatMap(([slot, children]) => movesInto({ parent: made.id, slot }, children)),
    { op: 'remove', id: block.id },
    ...(note?.name === undefined ? [] : [{ op: 'note', id: made.id, name: note.name } as const]),
  ]
  const settled = settle(situation, operations, [made.id])
  return 'refusal' in settled ? settled : { operations, id: made.id }
}

/** The type by which the props of a block can be read; null for an unknown type and for a version that is not known here. */
function readableType({ types }: Registry, { type, v }: Block): RegisteredType | null {
  const known = types.get(type)
  return known && v <= known.version ? known : null
}

/** The props that another type takes as they are: same name, same kind where it is known, and a value that it allows. */
export function carriedProps(from: RegisteredType | null, to: RegisteredType, props: Block['props']): Record<string, Json> {
  const kinds = from && new Map(readSchema(from.manifest.props).fields.map(({ name, kind }) => [name, kind]))
  const isSame = ({ name, kind }: { readonly name: string; readonly kind: string }) => !kinds || kinds.get(name) === kind
  const same = readSchema(to.manifest.props).fields.filter((field) => isSame(field) && ownValue(props, field.name) !== undefined)
  const carried = Object.fromEntries(same.map(({ name }) => [name, ownValue(props, name) as Json]))
  const faulty = faultyProps(to, carried)
  return Object.fromEntries(Object.entries(carried).filter(([name]) => !faulty.has(name)))
}

/** The blocks inside another by the slots of a new type: the slot of the same name, else the first one that takes them. Null when one has no place. */
function carriedChildren({ slots }: RegisteredType, block: Block): ReadonlyMap<string, readonly Block[]> | null {
  const carried = new Map<string, Block[]>()
  for (const [name, children] of Object.entries(block.slots ?? {})) {
    for (const child of children) {
      const fits = [slots.get(name), ...slots.values()].find(
        (slot) => slot?.accepts.has(child.type) && (carried.get(slot.name)?.length ?? 0) < slot.max,
      )
      if (!fits) return null
      carried.set(fits.name, [...(carried.get(fits.name) ?? []), child])
    }
  }
  return carried
}

/** The types into which the selected block may be transformed, those that carry most of it first. */
export function transformTargets(situation: Situation): readonly string[] {
  const found = selectedBlock(situation)
  if ('refusal' in found) return []
  const from = readableType(situation.registry, found.block)
  const weighed = [...situation.registry.types.values()].flatMap((to) => {
    const weight = Object.keys(carriedProps(from, to, found.block.props)).length + (carriedChildren(to, found.block)?.size ?? 0)
    return weight > 0 && !('refusal' in plan(situation, found, to.type)) ? [{ type: to.type, weight }] : []
  })
  return weighed.toSorted((one, other) => other.weight - one.weight).map(({ type }) => type)
}
