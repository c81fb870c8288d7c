import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { mediaResource } from '#schemas/admin/media/media-resource.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { heldBytes, refuseBeyondSite } from '#server/content/media/quota.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { RequireSeenUses, ShownByUse } from '#server/platform/references/seen-uses.ts'
import type { AimedAt } from '#server/platform/resources/acts-on-one.ts'
import { inAct } from '#server/platform/resources/in-act.ts'
import type { Item, NextItem } from '#server/platform/resources/item.ts'
import { Keeper } from '#server/platform/resources/keeper.ts'
import type { Actor, ResourceNeeds } from '#server/platform/resources/resource-needs.ts'
import type { MediaForm } from './media-form.ts'
import { createMediaStore } from './media-store.ts'

/** Services that the acts on files need. */
export interface MediaActNeeds {
  readonly db: Kysely<Tables>
  readonly requireSeenUses: RequireSeenUses
  readonly shownByUse: ShownByUse
  readonly onWrite: (siteId: number) => Promise<void>
  /** Records an act of consequence in the audit log. */
  readonly record: ResourceNeeds['record']
}

/** Answer of an act: the number of its files, and the batch by which it is undone. */
export interface ActDone {
  readonly done: number
  readonly batch: string
}

type Next = (form: MediaForm) => MediaForm

const formOf = ({ form }: Item): MediaForm => form as MediaForm

/** Writes changes of files with their versions: one transaction and one batch for each act. */
export class MediaActs {
  readonly #needs: MediaActNeeds
  readonly #keeper: Keeper

  constructor(needs: MediaActNeeds) {
    this.#needs = needs
    // A file that is replaced keeps its number, and its former address leads to the new one: nothing that names it changes.
    const followItems = () => Promise.resolve(() => Promise.resolve())
    this.#keeper = new Keeper(createMediaStore(), { followItems, shownByUse: needs.shownByUse })
  }

  /** Reads the form of a file of the library, which is not in the trash. */
  async form({ scope }: Actor, id: number): Promise<MediaForm> {
    const item = (await this.#keeper.read(this.#needs.db, scope.site.id, [id])).get(id)
    if (!item || item.life.isDeleted) throw notFound()
    return formOf(item)
  }

  /** Reads the form of a file that is about to be changed: who may not change what visitors see is refused before any work on bytes. */
  async formToChange(actor: Actor, id: number): Promise<MediaForm> {
    const form = await this.form(actor, id)
    const shown = await this.#needs.shownByUse(this.#needs.db, { siteId: actor.scope.site.id, kind: 'media', keys: [String(id)] })
    if (shown.size > 0) await actor.requirePublish(mediaResource)
    return form
  }

  /** Changes files by a function of their forms. A change of bytes must fit into the room of the site. */
  change(actor: Actor, act: string, aimed: readonly AimedAt[], next: Next): Promise<ActDone> {
    return this.#act(actor, act, aimed, async (item, trx) => {
      if (item.life.isDeleted) throw notFound()
      const form = next(formOf(item))
      const after = { id: item.id, form, life: item.life }
      // Words, focal point and name weigh nothing: a full library keeps them open.
      if (isDeepStrictEqual([form.file, form.source], [formOf(item).file, formOf(item).source])) return { after }
      const before = await heldBytes(trx, actor.scope.site.id)
      return { after, settle: () => refuseBeyondSite(trx, actor.scope.site.id, before) }
    })
  }

  /** Puts files into the trash; `used` is the largest number of uses of one of them that the person has seen. */
  remove(actor: Actor, aimed: readonly AimedAt[], used: number | undefined): Promise<ActDone> {
    return this.#act(actor, 'remove', aimed, async ({ id, form, life }, trx) => {
      if (life.isDeleted) throw notFound()
      await this.#needs.requireSeenUses(trx, { siteId: actor.scope.site.id, kind: 'media', key: String(id), used })
      return { after: { id, form, life: { ...life, isDeleted: true } } }
    })
  }

  /** Takes files out of the trash. */
  restore(actor: Actor, aimed: readonly AimedAt[]): Promise<ActDone> {
    return this.#act(actor, 'restore', aimed, async ({ id, form, life }) => {
      if (!life.isDeleted) throw notFound()
      return { after: { id, form, life: { ...life, isDeleted: false } } }
    })
  }

  /** Erases a file of the trash for ever. */
  async erase(actor: Actor, aimed: AimedAt): Promise<void> {
    await inAct(this.#needs, actor, { act: 'erase' }, async ({ trx }) => {
      const item = (await this.#held(trx, actor, [aimed])).get(aimed.id)
      if (!item?.life.isDeleted) throw notFound()
      await this.#keeper.erase(trx, actor.scope.site.id, [aimed.id])
      await this.#needs.record(trx, {
        ...{ siteId: actor.scope.site.id, actorId: actor.userId, action: 'media.erase', target: `media ${aimed.id}` },
      })
    })
  }

  async #held(trx: Transaction<Tables>, { scope }: Actor, aimed: readonly AimedAt[]): Promise<ReadonlyMap<number, Item>> {
    return this.#keeper.hold(
      trx,
      scope.site.id,
      aimed.map(({ id, version }) => (version === undefined ? { id } : { id, version })),
    )
  }

  #act(
    actor: Actor,
    act: string,
    aimed: readonly AimedAt[],
    next: (item: Item, trx: Transaction<Tables>) => Promise<{ after: NextItem; settle?: () => Promise<void> }>,
  ): Promise<ActDone> {
    return inAct(this.#needs, actor, { act }, async ({ trx, change }) => {
      const held = await this.#held(trx, actor, aimed)
      const found = []
      for (const before of held.values()) found.push({ before, ...(await next(before, trx)) })
      await this.#keeper.write(trx, found, change)
      await found.find(({ settle }) => settle)?.settle?.()
      return { done: found.length, batch: change.batch }
    })
  }
}

/** Refuses a change that names no version of the file. */
export function requireVersion({ id, version }: AimedAt): AimedAt {
  if (version === undefined) throw new ApiError('STALE_VERSION', { id, reason: 'NOT_NAMED' })
  return { id, version }
}
