import type { BatchDone } from '#schemas/admin/resources/calls/item-shapes.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { AimedAt } from './acts-on-one.ts'
import { checkedForm } from './checks/checked-form.ts'
import { inAct, type Act } from './in-act.ts'
import { editedForm, withEdits, type Form, type Item } from './item.ts'
import { mergeItems } from './merge/merge-items.ts'
import { publishHeld } from './publication/publish-items.ts'
import type { Actor, KeptResource, ResourceNeeds } from './resource-needs.ts'
import { requireSeenUsesOf } from './seen-uses-of.ts'

type Next = (item: Item) => Pick<Item, 'form' | 'life'>

/** Acts on several items of a resource: one transaction, one batch, undone as one. */
export class ActsOnMany {
  readonly #needs: ResourceNeeds
  readonly #kept: KeptResource
  readonly #all: () => readonly KeptResource[]

  constructor(needs: ResourceNeeds, kept: KeptResource, all: () => readonly KeptResource[]) {
    this.#needs = needs
    this.#kept = kept
    this.#all = all
  }

  /** Puts items into the trash; `used` is the number of their uses that the person has seen. */
  remove(actor: Actor, items: readonly AimedAt[], used?: number): Promise<BatchDone> {
    return this.#act(actor, 'remove', items, async (held, { trx }) => {
      await requireSeenUsesOf(this.#needs, this.#kept.resource, { trx, siteId: actor.scope.site.id, items: held, used })
      return ({ form, life }) => ({ form, life: { ...life, isDeleted: true } })
    })
  }

  /** Takes items out of the trash, each in the state that it had. */
  restore(actor: Actor, items: readonly AimedAt[]): Promise<BatchDone> {
    const next: Next = ({ form, life }) => ({ form, life: { ...life, isDeleted: false } })
    return this.#act(actor, 'restore', items, () => Promise.resolve(next))
  }

  /** Gives items the same values of some fields. Published ones are changed as drafts. */
  set(actor: Actor, items: readonly AimedAt[], values: Form): Promise<BatchDone> {
    return this.#act(actor, 'set', items, async () => (item) => {
      const before = editedForm(item)
      return withEdits(item, checkedForm(this.#needs, this.#kept, actor, { given: { ...before, ...values }, before }), this.#kept.resource)
    })
  }

  /** Merges items into one of them or another, whose name their contents get, in one transaction and one batch. */
  merge(actor: Actor, items: readonly AimedAt[], into: number): Promise<BatchDone> {
    const { tree } = this.#kept
    return inAct(this.#needs, actor, { act: 'merge', tree }, async (act) => {
      const done = await mergeItems(this.#needs, actor, act, { kept: this.#kept, all: this.#all(), items, into })
      return { done, batch: act.change.batch }
    })
  }

  /** Publishes what is edited of each item, immediately. */
  publish(actor: Actor, items: readonly AimedAt[]): Promise<BatchDone> {
    return inAct(this.#needs, actor, { act: 'publish', tree: this.#kept.tree }, async (act) => {
      const held = [...(await this.#kept.keeper.hold(act.trx, actor.scope.site.id, items)).values()]
      await publishHeld(this.#needs, actor, { act, kept: this.#kept, items: held })
      return { done: held.length, batch: act.change.batch }
    })
  }

  #act(
    actor: Actor,
    act: string,
    aimed: readonly AimedAt[],
    prepare: (held: readonly Item[], act: Act) => Promise<Next>,
  ): Promise<BatchDone> {
    return inAct(this.#needs, actor, { act, tree: this.#kept.tree }, async (begun) => {
      const held = [...(await this.#kept.keeper.hold(begun.trx, actor.scope.site.id, aimed)).values()]
      if (held.some(({ life }) => life.isDeleted !== (act === 'restore'))) throw notFound()
      const next = await prepare(held, begun)
      const pairs = held.map((before) => ({ before, after: { id: before.id, ...next(before) } }))
      await this.#kept.keeper.write(begun.trx, pairs, begun.change)
      return { done: held.length, batch: begun.change.batch }
    })
  }
}
