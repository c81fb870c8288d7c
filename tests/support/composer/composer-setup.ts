import { createIntl } from 'react-intl'
import type { QualityFacts } from '#engine/quality/facts.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { QualityReview } from '#composer/checks/watch-quality.ts'
import { draftMayOf } from '#schemas/admin/drafts/draft-may.ts'
import { profileRights, type Right } from '#schemas/admin/resources/rights.ts'
import { allowing } from '#engine/draft/rights/operation-right.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { openDraft } from '#engine/draft/sync/draft-client.ts'
import type { Copied } from '#composer/clipboard/copied-store.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import { readAuthors } from '#composer/findings/authors.ts'
import { CommandRunner } from '#composer/commands/command-runner.ts'
import type { Timer } from '#composer/saving/saver.ts'
import { ValueStore } from '#engine/value-store.ts'
import { PictureUploads } from '#composer/uploads/picture-uploads.ts'
import { actName } from '#composer/words/act-name.ts'
import type { AddTarget } from '#composer/palette/add-target.ts'
import { DocumentStore, type StoreNeeds } from '#composer/store/document-store.ts'
import { SelectionStore } from '#composer/store/selection-store.ts'
import type { DeskDialog, FocusedField, SidePanel, Trial } from '#composer/workbench/workbench.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import { UploadRefusal, type MediaItem, type SiteValue } from '#forms/pickers.ts'
import composerFr from '#i18n/messages/composer/fr.json' with { type: 'json' }
import formsFr from '#i18n/messages/forms/fr.json' with { type: 'json' }
import { htmlLang } from '#i18n/locale.ts'
import { testRegistry } from '#tests/support/blocks/test-registry.ts'
import { DraftServer, newDraft } from '#tests/support/drafts/draft-server.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { AdmitOperation } from '#engine/draft/sync/draft-log.ts'

// Proofs are run by Node itself, which reads no JSX: the formatter is made without the provider beside it.
const text = createIntl({ locale: htmlLang('fr_FR'), messages: { ...composerFr, ...formsFr } })

/** A sentence of the composer in French. */
export const written = ({ id, values }: Phrase): string => text.formatMessage({ id }, values)

/** A clock and a timer that a test moves. */
export function handTimer() {
  let now = 0
  let last = 0
  const due = new Map<number, { at: number; run: () => void }>()
  const timer: Timer = {
    start: (ms, run) => {
      due.set((last += 1), { at: now + ms, run })
      return last
    },
    stop: (handle) => void due.delete(handle as number),
  }
  return {
    timer,
    clock: () => now,
    /** Moves the time, and runs what falls due in its order. */
    pass: (ms: number): void => {
      const until = now + ms
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= until).toSorted(([, one], [, other]) => one.at - other.at)
        if (!next) break
        due.delete(next[0])
        now = next[1].at
        next[1].run()
      }
      now = until
    },
  }
}

/** A store over a draft server of its own, with ids that count. */
export function storeOn(
  document: EditedDocument,
  { by = 'paul', admit, server, ...needs }: Pick<StoreNeeds, 'allows'> & { by?: string; admit?: AdmitOperation; server?: DraftServer } = {},
) {
  const time = handTimer()
  const drafts = server ?? new DraftServer(newDraft(document), admit)
  let ids = 0
  const newId = () => `${by}-${(ids += 1)}`
  const client = openDraft(by, { base: drafts.log.head, document: drafts.log.document })
  return {
    ...time,
    server: drafts,
    newId,
    store: new DocumentStore({ ...needs, client, clock: time.clock, newId, actName: (label) => actName(label, (id) => written({ id })) }),
  }
}

/** A runner of commands over such a store, and what it announces. */
export function runnerOn(document: EditedDocument, selected: readonly string[] = [], registry?: Registry, values?: readonly SiteValue[]) {
  return benchOn(document, selected, { ...(registry && { registry }), ...(values && { values }) })
}

interface Bench {
  readonly registry?: Registry
  readonly values?: readonly SiteValue[]
  readonly rights?: readonly Right[]
}

function benchOn(
  document: EditedDocument,
  selected: readonly string[],
  { registry = testRegistry(), values = [], rights = profileRights.ALL }: Bench,
) {
  const may = draftMayOf(rights)
  const base = storeOn(document, { allows: allowing(may, { registry, isPage: true }) })
  const selection = new SelectionStore()
  selection.select(selected)
  const folds = new ValueStore<ReadonlySet<string>>(new Set())
  const announced: string[] = []
  const offered: string[] = []
  const passes: (() => void)[] = []
  const runner = new CommandRunner({
    ...base,
    selection,
    folds,
    ...{ registry, values },
    now: () => '2026-11-26T12:00:00.000Z',
    write: written,
    announce: (sentence, _tone, batch) => {
      announced.push(sentence)
      if (batch !== undefined) offered.push(batch)
    },
    offerPass: (_way, sentence, onPass) => {
      announced.push(sentence)
      passes.push(onPass)
    },
  })
  const adding = new ValueStore(0)
  const addingTo = new ValueStore<AddTarget | null>(null)
  const dialog = new ValueStore<DeskDialog | null>(null)
  const clipboard = new ValueStore<Copied | null>(null)
  const sought = new ValueStore<string | null>(null)
  const shown = {
    adding,
    addingTo,
    sought,
    dialog,
    clipboard,
    isBarAsked: new ValueStore(false),
    isConflictOpen: new ValueStore(false),
    trial: new ValueStore<Trial>('none'),
  }
  const authors = readAuthors(() => Promise.reject(new Error('No server signs the steps')))
  const opened: number[] = []
  const given = {
    site: { rights },
    edited: { kind: 'page', id: 12 },
    around: null,
    item: null,
    locale: 'fr_FR',
    onShell: (id: number) => opened.push(id),
  }
  const props = given as unknown as ComposerProps
  return { ...base, selection, folds, announced, offered, passes, runner, may, props, opened, authors, pickers: { values }, ...shown }
}

/** The checks of a document whose site has no words to replace. */
function reviewed() {
  const facts: QualityFacts = {
    ...{ locale: 'fr_FR', hosts: [], links: {}, media: {}, forms: {}, sections: {} },
    ...{ colors: [], emptySettings: [], wordsToReplace: [], prices: [] },
  }
  return {
    review: new ValueStore<QualityReview | null>({ facts, stops: [] }),
    quality: new ValueStore<readonly QualityFinding[]>([]),
    facts: { ask: () => Promise.resolve(true) },
  }
}

/** A runner with the rest that a paste from another program needs. The library takes each picture under the next number. */
export function pasteBenchOn(...given: Parameters<typeof runnerOn>) {
  return pasteBench(runnerOn(...given))
}

/** Such a bench of an author, who changes words alone and does not publish. */
export function authorBenchOn(document: EditedDocument, selected: readonly string[] = [], registry: Registry = testRegistry()) {
  return pasteBench(benchOn(document, selected, { registry, rights: profileRights.AUTHOR }))
}

function pasteBench(bench: ReturnType<typeof runnerOn>) {
  const sent: File[] = []
  const upload = async (file: File, onUpload: (share: number) => void): Promise<MediaItem> => {
    onUpload(1)
    if (file.name.startsWith('refused')) throw new UploadRefusal('Trop lourde.')
    sent.push(file)
    return { id: sent.length, name: file.name, src: '', thumb: '', alt: '', width: null, height: null, bytes: null, version: 1 }
  }
  return {
    ...bench,
    sent,
    problems: new ValueStore<readonly CanvasProblem[]>([]),
    text: (id: Phrase['id'], values?: Phrase['values']) => written({ id, ...(values && { values }) }),
    side: new ValueStore<SidePanel>('page'),
    focused: new ValueStore<FocusedField | null>(null),
    ...{ registry: bench.runner.situation.registry, ...reviewed() },
    uploads: new PictureUploads(upload, { createObjectURL: () => 'blob:local', revokeObjectURL: () => undefined }),
  }
}
