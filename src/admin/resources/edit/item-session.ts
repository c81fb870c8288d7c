import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import { diffForms } from '#domain/resources/diff-forms.ts'
import { mergeForms, readPath, writePath } from '#domain/resources/merge-forms.ts'
import type { ResourceClient } from '#api-client/admin/resources/admin-client.ts'
import { staleItem, type StaleItem } from '#api-client/admin/resources/stale-item.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { blankForm } from '#admin/resources/form/blank-form.ts'
import { createResourceStore, type ItemForm, type ResourceStore } from '#admin/resources/form/resource-store.ts'
import type { Authored } from '#admin/unsaved/change-since.ts'
import { knownFields, type UnsavedItem } from './unsaved-item.ts'

/** A change by another person, or in another tab, that met one of mine: the fields where both differ are to be decided. */
export interface OpenConflict {
  readonly theirs: StaleItem
  readonly base: ItemForm
  readonly mine: ItemForm
  /** Both changes joined; mine stands where they differ. */
  readonly merged: ItemForm
  readonly paths: readonly string[]
}

/** State of a session: a new object for each change. */
export interface SessionState {
  /** The item as the server has it; null for a new one. */
  readonly item: ResourceItem | null
  readonly busy: 'save' | 'publish' | 'act' | null
  /** Faults of fields that the last save was refused for. */
  readonly faults: readonly FieldError[]
  readonly conflict: OpenConflict | null
}

/** Happenings that a screen tells the person about. */
export interface SessionNews {
  readonly onSaved: (item: ResourceItem, isNew: boolean) => void
  /** The change by another person was joined with mine without a conflict. */
  readonly onMerged: (theirs: StaleItem, paths: readonly string[]) => void
  readonly onFailed: (error: unknown) => void
}

interface Needs {
  readonly client: ResourceClient
  readonly resource: Pick<ResourceDescription, 'fields'>
  /** Null for a new item. */
  readonly item: ResourceItem | null
  readonly locale: string
  readonly news: SessionNews
  readonly newKey?: () => string
}

type ItemCall = (item: ResourceItem) => Promise<ResourceItem>

/** Times that a save is tried again after the change of another person was joined with it. */
const MERGES = 3

/** The work on one item: its form, what is saved, and the acts of its life. */
export class ItemSession {
  readonly store: ResourceStore
  readonly #client: ResourceClient
  readonly #news: SessionNews
  readonly #newKey: () => string
  readonly #blank: ItemForm
  readonly #listeners = new Set<() => void>()
  #key: string
  #undoing: Promise<void> | null = null
  #state: SessionState

  constructor({ client, resource, item, locale, news, newKey = () => crypto.randomUUID() }: Needs) {
    this.#client = client
    this.#news = news
    this.#newKey = newKey
    this.#key = newKey()
    this.#blank = blankForm(resource.fields, locale)
    this.#state = { item, busy: null, faults: [], conflict: null }
    this.store = createResourceStore(resource.fields, this.#saved())
  }

  readonly state = (): SessionState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly isDirty = (): boolean => diffForms(this.#saved(), this.store.form()).length > 0

  /** Changes that are not saved, with what they began from; null where there are none. */
  unsaved(): UnsavedItem | null {
    const { item } = this.#state
    if (!this.isDirty()) return null
    return { form: this.store.form(), base: item && { version: item.version, form: item.form as ItemForm } }
  }

  /** Tests if changes of an earlier visit differ from what is saved: else they were saved, and their answer was lost. */
  differs({ form, base }: UnsavedItem): boolean {
    return (base === null) === (this.#state.item === null) && diffForms(this.#saved(), knownFields(form, this.#saved())).length > 0
  }

  /** Takes up changes of an earlier visit, with the change that was made since. A later version of the item is joined with them, or opens a conflict; what was typed meanwhile stays. */
  resume({ form, base }: UnsavedItem, since: Authored | null = null): void {
    const { item } = this.#state
    const [saved, now] = [this.#saved(), this.store.form()]
    const typed = diffForms(saved, now)
    const mine = typed.reduce((next, path) => writePath(next, path, readPath(now, path)), knownFields(form, saved))
    if (item === null || base === null || base.version === item.version) return this.store.replace(mine)
    const before = knownFields(base.form, saved)
    this.#change({ item: { ...item, version: base.version, form: before } })
    this.store.replace(mine)
    this.#join({ id: item.id, version: item.version, form: item.form, base: before, ...(since ?? { by: null, byId: null, at: null }) })
  }

  /** Drops what is not saved. */
  readonly revert = (): void => this.store.replace(this.#saved())

  readonly leaveConflict = (): void => this.#change({ conflict: null })

  /** Saves the form; null where it was refused. */
  save(): Promise<ResourceItem | null> {
    const { item } = this.#state
    if (this.#undoing) return this.#undoing.then(() => this.save())
    // A form without changes makes no version.
    if (item !== null && !this.isDirty()) return Promise.resolve(item)
    return this.#during('save', () => this.#trySave(MERGES))
  }

  /** Saves what is not saved, then makes an act on the item. */
  act(busy: 'publish' | 'act', call: ItemCall): Promise<ResourceItem | null> {
    return this.#during(busy, async () => {
      const { item } = this.#state
      const saved = item === null || this.isDirty() ? await this.#trySave(MERGES) : item
      return saved && this.#call(saved, call)
    })
  }

  /** Drops what is not saved, then makes an act on the item. */
  actWithout(call: ItemCall): Promise<ResourceItem | null> {
    return this.#during('act', async () => {
      const { item } = this.#state
      this.store.replace(this.#saved())
      return item && this.#call(item, call)
    })
  }

  /** Takes the last act on the item back, and reads what is there again. A save meanwhile waits for it, and what is typed meanwhile stays. */
  undo(undo: (batch: string) => Promise<unknown>): Promise<void> {
    this.#undoing ??= this.#tryUndo(undo).finally(() => (this.#undoing = null))
    return this.#undoing
  }

  /** Ends a conflict: for each of its paths mine or theirs, then saves. */
  async decide(choices: ReadonlyMap<string, 'mine' | 'theirs'>): Promise<ResourceItem | null> {
    const { conflict } = this.#state
    if (conflict === null) return null
    const { theirs, merged, paths } = conflict
    const taken = paths.filter((path) => choices.get(path) === 'theirs')
    this.#rebase(
      theirs,
      taken.reduce((form, path) => writePath(form, path, readPath(theirs.form, path)), merged),
    )
    return this.save()
  }

  #change(next: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...next }
    for (const listener of [...this.#listeners]) listener()
  }

  #saved(): ItemForm {
    return (this.#state.item?.form as ItemForm | undefined) ?? this.#blank
  }

  /** Takes an answer of the server; what was typed meanwhile stays. */
  #accept(item: ResourceItem, sent: ItemForm): ResourceItem {
    const hasTyped = diffForms(sent, this.store.form()).length > 0
    this.#change({ item, faults: [], conflict: null })
    if (!hasTyped && this.isDirty()) this.store.replace(item.form as ItemForm)
    return item
  }

  /** Joins the change of another person with mine; false where fields are to be decided. */
  #join(theirs: StaleItem): boolean {
    const [base, mine] = [this.#saved(), this.store.form()]
    const { form, conflicts } = mergeForms(base, mine, theirs.form as ItemForm)
    if (conflicts.length > 0) {
      this.#change({ conflict: { theirs, base, mine, merged: form, paths: conflicts } })
      return false
    }
    this.#rebase(theirs, form)
    this.#news.onMerged(theirs, diffForms(base, theirs.form))
    return true
  }

  #rebase({ version, form }: StaleItem, mine: ItemForm): void {
    const { item } = this.#state
    if (item) this.#change({ item: { ...item, version, form }, conflict: null })
    this.store.replace(mine)
  }

  #refuse(error: unknown): null {
    const faults = error instanceof CallError ? error.errors : []
    this.#change({ faults })
    if (faults.length === 0) this.#news.onFailed(error)
    return null
  }

  async #tryUndo(undo: (batch: string) => Promise<unknown>): Promise<void> {
    const { item } = this.#state
    if (item === null) return
    const before = this.store.form()
    try {
      const [last] = await this.#client.history(item.id)
      if (last?.version === item.version && last.batch !== null) await undo(last.batch)
      const now = await this.#client.read(item.id)
      this.#change({ item: now, faults: [], conflict: null })
      const typed = diffForms(before, this.store.form())
      this.store.replace(typed.reduce((form, path) => writePath(form, path, readPath(this.store.form(), path)), now.form as ItemForm))
    } catch (error) {
      this.#news.onFailed(error)
    }
  }

  async #trySave(left: number): Promise<ResourceItem | null> {
    const { item } = this.#state
    const sent = this.store.form()
    try {
      const saved = await (item === null ? this.#client.create(sent, this.#key) : this.#client.update(item, sent))
      this.#key = this.#newKey()
      this.#news.onSaved(this.#accept(saved, sent), item === null)
      return saved
    } catch (error) {
      const theirs = staleItem(error)
      if (!theirs || item === null) return this.#refuse(error)
      return this.#join(theirs) && left > 0 ? this.#trySave(left - 1) : null
    }
  }

  async #call(item: ResourceItem, call: ItemCall): Promise<ResourceItem | null> {
    const sent = this.store.form()
    try {
      return this.#accept(await call(item), sent)
    } catch (error) {
      return this.#refuse(error)
    }
  }

  async #during<Answer>(busy: SessionState['busy'], work: () => Promise<Answer | null>): Promise<Answer | null> {
    if (this.#state.busy !== null) return null
    this.#change({ busy })
    try {
      return await work()
    } finally {
      this.#change({ busy: null })
    }
  }
}
