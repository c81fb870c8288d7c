import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { withinSavepoint } from '#server/database/within-savepoint.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { checkedForm } from './checks/checked-form.ts'
import { inAct, type Act } from './in-act.ts'
import { editedForm, stateOf, withEdits, type Form, type Item, type ItemLife } from './item.ts'
import { publishHeld } from './publication/publish-items.ts'
import { isShownByUse } from './publication/seen-changes.ts'
import type { Actor, KeptResource, ResourceNeeds } from './resource-needs.ts'
import { copyForm } from './copy-form.ts'
import { requireSeenUsesOf } from './seen-uses-of.ts'

/** An item that is meant, in the version that was read. */
export interface AimedAt {
  readonly id: number
  /** Absent where the request names none, which is refused once the item is known to exist. */
  readonly version?: number | undefined
}

type Next = Pick<Item, 'form' | 'life'>

const draftLife: ItemLife = { status: 'DRAFT', publishedAt: null, isDeleted: false, draft: null }
const immediateLife: ItemLife = { ...draftLife, status: 'PUBLISHED' }

/** Thrown to undo a rehearsed write. */
class Rehearsed extends Error {}

/** Acts on one item of a resource. */
export class ActsOnOne {
  readonly #needs: ResourceNeeds
  readonly #kept: KeptResource

  constructor(needs: ResourceNeeds, kept: KeptResource) {
    this.#needs = needs
    this.#kept = kept
  }

  get #isPublished(): boolean {
    return this.#kept.resource.life === 'published'
  }

  /** The item as an editor reads it. */
  answer({ scope }: Actor, item: Item): ResourceItem {
    const { id, version, form, life } = item
    const isShown = life.status === 'PUBLISHED' && !life.isDeleted
    return {
      ...{ id, version, state: stateOf(life, this.#needs.clock()), form: editedForm(item) },
      published: life.draft === null ? null : form,
      publishedAt: life.publishedAt,
      address: isShown ? (this.#kept.resource.shownAt?.(form, scope.locale) ?? null) : null,
    }
  }

  async read(actor: Actor, id: number): Promise<ResourceItem> {
    const item = (await this.#kept.keeper.read(this.#needs.db, actor.scope.site.id, [id])).get(id)
    if (!item) throw notFound()
    const { db, shownByUse } = this.#needs
    const isShown = await isShownByUse({ db, shownByUse, siteId: actor.scope.site.id }, this.#kept.resource, item)
    return { ...this.answer(actor, item), ...(isShown !== undefined && { isShown }) }
  }

  async create(actor: Actor, given: Form): Promise<ResourceItem> {
    const form = checkedForm(this.#needs, this.#kept, actor, { given, before: null })
    return this.#act(actor, 'create', [form], async ({ trx, change }) => {
      const after = { id: await this.#kept.keeper.nextId(trx), form, life: this.#isPublished ? draftLife : immediateLife }
      return this.#written(await this.#kept.keeper.write(trx, [{ before: null, after }], change))
    })
  }

  update(actor: Actor, aimed: AimedAt, given: Form): Promise<ResourceItem> {
    return this.#change(actor, 'update', aimed, {
      forms: [given],
      next: async (item, { trx }) => {
        const form = checkedForm(this.#needs, this.#kept, actor, { given, before: editedForm(item) })
        const next = withEdits(item, form, this.#kept.resource)
        if (next.life.draft === form) await this.#rehearse(trx, actor, item.id, form)
        return next
      },
    })
  }

  duplicate(actor: Actor, aimed: AimedAt): Promise<ResourceItem> {
    return this.#act(actor, 'duplicate', [], async ({ trx, change }) => {
      const item = await this.#held(trx, actor, aimed)
      if (item.life.isDeleted) throw notFound()
      const form = await copyForm(trx, this.#kept, actor.scope.site.id, editedForm(item))
      const after = { id: await this.#kept.keeper.nextId(trx), form, life: this.#isPublished ? draftLife : immediateLife }
      return this.#written(await this.#kept.keeper.write(trx, [{ before: null, after }], change))
    })
  }

  /** Puts an item into the trash; `used` is the number of its uses that the person has seen. */
  remove(actor: Actor, aimed: AimedAt, used?: number): Promise<ResourceItem> {
    return this.#change(actor, 'remove', aimed, {
      next: async (item, { trx }) => {
        await requireSeenUsesOf(this.#needs, this.#kept.resource, { trx, siteId: actor.scope.site.id, items: [item], used })
        return { form: item.form, life: { ...item.life, isDeleted: true } }
      },
    })
  }

  restore(actor: Actor, aimed: AimedAt): Promise<ResourceItem> {
    return this.#change(actor, 'restore', aimed, {
      isFromTrash: true,
      next: ({ form, life }) => ({ form, life: { ...life, isDeleted: false } }),
    })
  }

  publish(actor: Actor, aimed: AimedAt, at: string | null): Promise<ResourceItem> {
    const isLater = at !== null && Date.parse(at) > this.#needs.clock()
    return this.#act(actor, isLater ? 'plan' : 'publish', [], async (act) => {
      const item = await this.#held(act.trx, actor, aimed)
      return this.#written(await publishHeld(this.#needs, actor, { act, kept: this.#kept, items: [item], at }))
    })
  }

  unpublish(actor: Actor, aimed: AimedAt): Promise<ResourceItem> {
    return this.#change(actor, 'unpublish', aimed, {
      isRecorded: true,
      next: async (item, { trx }) => {
        await this.#needs.cancelPlans(trx, { siteId: actor.scope.site.id, resource: this.#kept.resource.name, id: item.id })
        return { form: editedForm(item), life: { ...item.life, status: 'DRAFT', draft: null } }
      },
    })
  }

  discard(actor: Actor, aimed: AimedAt): Promise<ResourceItem> {
    return this.#change(actor, 'discard', aimed, { next: ({ form, life }) => ({ form, life: { ...life, draft: null } }) })
  }

  async erase(actor: Actor, aimed: AimedAt): Promise<null> {
    await inAct(this.#needs, actor, { act: 'erase' }, async (act) => {
      const { life } = await this.#held(act.trx, actor, aimed)
      if (!life.isDeleted) throw notFound()
      await this.#kept.keeper.erase(act.trx, actor.scope.site.id, [aimed.id])
      await this.#record(actor, act, aimed.id)
    })
    return null
  }

  async #held(trx: Act['trx'], { scope }: Actor, aimed: AimedAt): Promise<Item> {
    const item = (await this.#kept.keeper.hold(trx, scope.site.id, [aimed])).get(aimed.id)
    if (!item) throw notFound()
    if (aimed.version === undefined) throw new ApiError('STALE_VERSION', { version: item.version, reason: 'NOT_NAMED' })
    return item
  }

  #written([item]: readonly Item[]): Item {
    if (!item) throw new Error('no item was written')
    return item
  }

  async #act(actor: Actor, act: string, forms: readonly Form[], work: (act: Act) => Promise<Item>): Promise<ResourceItem> {
    return this.answer(actor, await inAct(this.#needs, actor, { act, forms, tree: this.#kept.tree }, work))
  }

  #record({ scope, userId }: Actor, { trx, change }: Act, id: number): Promise<void> {
    const { name } = this.#kept.resource
    return this.#needs.record(trx, { siteId: scope.site.id, actorId: userId, action: `${name}.${change.act}`, target: `${name} ${id}` })
  }

  #change(
    actor: Actor,
    act: string,
    aimed: AimedAt,
    {
      next,
      forms = [],
      isFromTrash = false,
      isRecorded = false,
    }: {
      readonly next: (item: Item, act: Act) => Next | Promise<Next>
      readonly forms?: readonly Form[]
      readonly isFromTrash?: boolean
      readonly isRecorded?: boolean
    },
  ): Promise<ResourceItem> {
    return this.#act(actor, act, forms, async (begun) => {
      const before = await this.#held(begun.trx, actor, aimed)
      if (before.life.isDeleted !== isFromTrash) throw notFound()
      const after = { id: before.id, ...(await next(before, begun)) }
      const item = this.#written(await this.#kept.keeper.write(begun.trx, [{ before, after }], begun.change))
      if (isRecorded) await this.#record(actor, begun, item.id)
      return item
    })
  }

  /** Writes a draft into the tables and takes it back: a refusal of the database comes now, and not a week later at publication. */
  async #rehearse(trx: Act['trx'], { scope }: Actor, id: number, form: Form): Promise<void> {
    try {
      await withinSavepoint(trx, async () => {
        await this.#kept.store.forms.write(trx, scope.site.id, new Map([[id, form]]))
        throw new Rehearsed()
      })
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error
    }
  }
}
