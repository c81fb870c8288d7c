import { createActor, type ActorRefFrom } from 'xstate'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { ValueStore } from '#engine/value-store.ts'
import { layoutPreviewsMachine } from '#machines/layout-previews/layout-previews.machine.ts'
import { nameOf, type MadePicture, type PageKey, type ShownPicture } from './page-key.ts'

/** The most pages in one question about pictures. */
const PAGES = 100

/** The needs of the pictures of pages. */
export interface PictureNeeds {
  /** Asks which pictures pages have. */
  readonly list: (pages: { readonly ids: readonly number[]; readonly locale: string }) => Promise<AdminCallData['layout.pictures']>
  /** Makes one picture and stores it. */
  readonly make: (key: PageKey) => Promise<MadePicture>
  /** Waits for a pause in the typing. */
  readonly ready: () => Promise<void>
}

/** The pictures of pages that the panel shows: read for several pages at a time, made again one after another where they are stale. */
export class PagePictures {
  /** Counts the pictures that are to be made. */
  readonly actor: ActorRefFrom<typeof layoutPreviewsMachine>
  /** True while pictures are to be made. */
  readonly transition = new ValueStore(false)
  /** The pages whose pictures are to be made, the one at work included. */
  readonly waiting = new ValueStore<readonly PageKey[]>([])
  readonly #needs: PictureNeeds
  readonly #shown = new ValueStore<ReadonlyMap<string, ShownPicture>>(new Map())
  readonly #asked = new Map<string, PageKey>()
  #isAtWork = false

  constructor(needs: PictureNeeds) {
    this.#needs = needs
    const keepTransition = (_: unknown, { isOn }: { readonly isOn: boolean }) => this.transition.set(isOn)
    this.actor = createActor(layoutPreviewsMachine.provide({ actions: { keepTransition } })).start()
  }

  /** Reads the picture of a page; null where none is known. */
  get = (key: PageKey): ShownPicture | null => this.#shown.get().get(nameOf(key)) ?? null

  /** Calls back when a picture is there or has changed. */
  subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener)

  /** Asks for the picture of a page that is shown. Questions of the same moment are one request. A stale picture is made again. */
  ask(key: PageKey): void {
    if (this.#asked.size === 0) queueMicrotask(() => void this.#askAll())
    this.#asked.set(nameOf(key), key)
  }

  /** Makes the pictures of pages, one after another. */
  want(keys: readonly PageKey[]): void {
    const known = new Set(this.waiting.get().map(nameOf))
    const added = keys.filter((key) => !known.has(nameOf(key)))
    this.waiting.set([...this.waiting.get(), ...added])
    for (const _ of added) this.actor.send({ type: 'layout.stale' })
    if (!this.#isAtWork) void this.#work()
  }

  async #askAll(): Promise<void> {
    const byLocale = Map.groupBy(this.#asked.values(), ({ locale }) => locale)
    this.#asked.clear()
    for (const [locale, keys] of byLocale)
      for (let at = 0; at < keys.length; at += PAGES) await this.#askSome(locale, keys.slice(at, at + PAGES))
  }

  async #askSome(locale: string, keys: readonly PageKey[]): Promise<void> {
    const answer = await this.#needs.list({ ids: keys.map(({ id }) => id), locale }).catch(() => null)
    if (!answer) return
    for (const { id, preview } of answer.pictures) if (preview) this.#show({ id, locale }, { src: preview.externalPath, isOutline: false })
    // In the order of the screen.
    const stale = new Set(answer.pictures.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id))
    this.want(keys.filter(({ id }) => stale.has(id)))
  }

  #show(key: PageKey, picture: ShownPicture): void {
    if (this.get(key)?.src !== picture.src) this.#shown.set(new Map(this.#shown.get()).set(nameOf(key), picture))
  }

  async #work(): Promise<void> {
    this.#isAtWork = true
    for (let [next] = this.waiting.get(); next; [next] = this.waiting.get()) {
      await this.#needs.ready()
      const made = await this.#needs.make(next).catch(() => null)
      if (made) this.#show(next, made)
      this.actor.send({ type: made?.isStored === true ? 'picture.stored' : 'picture.failed' })
      this.waiting.set(this.waiting.get().slice(1))
    }
    this.#isAtWork = false
  }
}
