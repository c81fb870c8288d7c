import { PAGE_REGION, type Container } from '#engine/draft/document/edited-document.ts'
import { slotsInOrder } from '#engine/registry/slots-in-order.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { readSchema } from '#forms/read-schema.ts'
import type { Block } from '#schemas/generated/content.ts'
import { fieldActs, type FieldAct } from './field-acts.ts'

/** One act of a person who makes a page. Blocks are named by ids of the plan. */
export type Act =
  /** Adds the ready content of a type, with all that it holds. */
  | { readonly do: 'insert'; readonly block: Block; readonly in: Container; readonly after: string | null }
  | { readonly do: 'remove'; readonly id: string }
  | { readonly do: 'field'; readonly id: string; readonly act: FieldAct }

/** The ready content of a type, as the palette adds it. */
export type ModelOf = (type: string) => Block

interface Planning {
  readonly registry: Registry
  readonly modelOf: ModelOf
  readonly newId: () => string
}

function withOwnIds(block: Block, newId: () => string): Block {
  const { slots, ...head } = block
  const id = newId()
  if (!slots) return { ...head, id }
  const inner = Object.entries(slots).map(([slot, list]) => [slot, list.map((each) => withOwnIds(each, newId))] as const)
  return { ...head, id, slots: Object.fromEntries(inner) }
}

/** Makes a list from one that is there: blocks that fit stay, others go, missing ones are added. */
function listActs(planning: Planning, where: Container, before: readonly Block[], after: readonly Block[]): Act[] {
  const acts: Act[] = []
  const waiting = [...before]
  let last: string | null = null
  for (const wanted of after) {
    const at = waiting.findIndex(({ type }) => type === wanted.type)
    const passed = at < 0 ? [] : waiting.splice(0, at)
    acts.push(...passed.map(({ id }): Act => ({ do: 'remove', id })))
    const kept = at < 0 ? undefined : waiting.shift()
    const block: Block = kept ?? withOwnIds(planning.modelOf(wanted.type), planning.newId)
    // What is left of the ready content would stand between the new block and its place.
    if (!kept) {
      acts.push(...waiting.splice(0).map(({ id }): Act => ({ do: 'remove', id })), { do: 'insert', block, in: where, after: last })
    }
    acts.push(...blockActs(planning, block, wanted))
    last = block.id
  }
  return [...acts, ...waiting.map(({ id }): Act => ({ do: 'remove', id }))]
}

function blockActs(planning: Planning, block: Block, wanted: Block): Act[] {
  const known = planning.registry.types.get(wanted.type)
  if (!known) throw new Error(`There is no type ${wanted.type}`)
  if (wanted.visibility) throw new Error('A block that some do not see is not planned yet')
  const { id } = block
  const fields = fieldActs(readSchema(known.manifest.props).fields, block.props, wanted.props)
  const slots = Object.keys(slotsInOrder(known, { ...block.slots, ...wanted.slots }))
  return [
    ...fields.map((act): Act => ({ do: 'field', id, act })),
    ...slots.flatMap((slot) => listActs(planning, { parent: id, slot }, block.slots?.[slot] ?? [], wanted.slots?.[slot] ?? [])),
  ]
}

/** Plans what a person does to make blocks on an empty page. */
export function planPage(wanted: readonly Block[], registry: Registry, modelOf: ModelOf): Act[] {
  let made = 0
  const newId = () => `made-${(made += 1)}`
  return listActs({ registry, modelOf, newId }, { region: PAGE_REGION }, [], wanted)
}
