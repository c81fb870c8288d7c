import type { Page } from '@playwright/test'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import { slotReader } from '#composer/outline/empty-slots.ts'
import { outlineItems, type OutlineItem } from '#composer/outline/outline-items.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { shelvesOf } from '#composer/palette/shelves.ts'
import type { Model } from '#composer/palette/model.ts'
import { fieldsInTurn } from '#composer/phone/fields-in-turn.ts'
import { PAGE_REGION, type Container, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { blocksIn, findBlock } from '#engine/draft/document/find-block.ts'
import { readSchema } from '#forms/read-schema.ts'
import messages from '#i18n/messages/composer/fr.json' with { type: 'json' }
import type { Registry } from '#engine/registry/registry.ts'
import { applyAct } from '#tests/support/composer/rebuild/apply-act.ts'
import type { Act } from '#tests/support/composer/rebuild/plan.ts'
import type { Entry, Hand, Row, Slot } from './hand.ts'
import { expectHeard, forget } from './heard.ts'
import { writeField, type Names, type Writing } from './write-field.ts'

interface Building {
  readonly hand: Hand
  readonly registry: Registry
  readonly models: readonly Model[]
  readonly names: Names
}

/** A hand at work: the page as it has to be now, and the block whose fields are open. */
class Builder {
  readonly #given: Building
  readonly #writing: Writing
  #document: EditedDocument = { head: {}, regions: { [PAGE_REGION]: [] }, notes: {} }
  #selected: string | null = null

  constructor(given: Building) {
    this.#given = given
    this.#writing = { hand: given.hand, names: given.names }
  }

  get #page(): Page {
    return this.#given.hand.page
  }

  async do(act: Act): Promise<void> {
    await (act.do === 'field' ? this.#write(act) : this.#change(act))
    this.#document = applyAct(this.#document, act)
  }

  async #change(act: Exclude<Act, { do: 'field' }>): Promise<void> {
    await this.#given.hand.leaveFields()
    if (act.do === 'insert') await this.#insert(act)
    else await this.#remove(act.id)
  }

  async #write({ id, act }: Extract<Act, { do: 'field' }>): Promise<void> {
    const { hand, registry } = this.#given
    await this.#select(id)
    const type = findBlock(this.#document, id)?.block.type ?? ''
    const lines = fieldsInTurn(readSchema(registry.types.get(type)?.manifest.props ?? {}))
    const number = lines.findIndex(({ name }) => name === act.top.name)
    await writeField(this.#writing, await hand.showField(this.#row(id), act.top, number), act)
  }

  async #select(id: string): Promise<void> {
    if (this.#selected === id) return
    await this.#given.hand.leaveFields()
    await this.#given.hand.select(this.#row(id))
    this.#selected = id
  }

  async #insert({ block, in: where, after }: Extract<Act, { do: 'insert' }>): Promise<void> {
    const { hand } = this.#given
    const entry = this.#entry(block.type)
    if (after !== null) await this.#select(after)
    else if ('region' in where) await hand.selectPage()
    await forget(this.#page)
    await (after === null && 'parent' in where ? hand.addInto(this.#slot(where), entry) : hand.add(entry))
    const list = blocksIn(this.#document, where) ?? []
    const at = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1
    await expectHeard(
      this.#page,
      new RegExp(` (?:est|sont) (?:ajouté|déplacé)e?s?(?: dans .*)?, place ${at + 1} sur ${list.length + 1}\\.$`),
    )
    this.#selected = block.id
  }

  async #remove(id: string): Promise<void> {
    await this.#select(id)
    await forget(this.#page)
    await this.#given.hand.remove()
    await expectHeard(this.#page, / est supprimée?\./)
    this.#selected = null
  }

  #entry(type: string): Entry {
    const { registry, models } = this.#given
    const model = models.find(({ kind, name }) => kind === 'element' && name === type)
    const [shelf] = model ? shelvesOf(registry, [model]) : []
    if (!model || !shelf) throw new Error(`no entry of the palette for ${type}`)
    return { label: model.label.fr, shelf: messages[`composer.add.shelf.${shelf.name}`] }
  }

  #items(): readonly OutlineItem[] {
    const { registry } = this.#given
    const slots = slotReader({ document: this.#document }, registry)()
    return outlineItems(treeIndex(this.#document, registry), { folded: new Set(), faults: new Map(), slots })
  }

  #row(id: string): Row {
    const items = this.#items()
    const at = items.findIndex(({ line }) => line.id === id)
    const { line } = items[at] ?? {}
    if (!line) throw new Error(`${id} is not in the outline`)
    return {
      number: at + 1,
      count: items.length,
      level: line.depth,
      label: labelOf(this.#given.registry, findBlock(this.#document, id)?.block.type ?? ''),
    }
  }

  #slot({ parent, slot }: Extract<Container, { parent: string }>): Slot {
    const items = this.#items()
    const at = items.findIndex((item) => 'slot' in item && item.slot.parent === parent && item.slot.slot === slot)
    const block = findBlock(this.#document, parent)?.block
    const label = slotLabel(this.#given.registry, block?.type, slot)
    const inner = Object.values(block?.slots ?? {})
      .flat()
      .at(-1)
    return {
      parent: this.#row(parent),
      label,
      row: at < 0 ? null : { number: at + 1, count: items.length, level: items[at]?.line.depth ?? 0, label: messages['composer.add'] },
      last: inner ? this.#row(inner.id) : null,
    }
  }
}

const slotLabel = ({ types }: Registry, type = '', slot = ''): string => types.get(type)?.manifest.slots[slot]?.label.fr ?? slot

/** Makes a page on the canvas, one act after another. */
export async function buildPage(given: Building, acts: readonly Act[]): Promise<void> {
  const builder = new Builder(given)
  for (const act of acts) await builder.do(act)
  await given.hand.leaveFields()
}
