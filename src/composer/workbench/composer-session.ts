import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { CallError } from '#api-client/transport/errors.ts'
import { composerMachine, PublicationError, type OpenedWork } from '#machines/composer/composer.machine.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import { watchConflicts } from '#composer/conflicts/watch-conflicts.ts'
import { watchLostTexts } from '#composer/conflicts/watch-lost-texts.ts'
import { readNotes } from '#composer/notes/read-notes.ts'
import { watchPresence } from '#composer/presence/watch-presence.ts'
import { documentKey } from '#composer/document-key.ts'
import { watchSectionReach } from '#composer/sections/section-reach.ts'
import { watchReach } from '#composer/shells/read-reach.ts'
import { watchQuality } from '#composer/checks/watch-quality.ts'
import type { SavingState } from '#composer/saving/saver.ts'
import { saveOnLeaving } from '#composer/saving/page-events.ts'
import { findTranslated } from '#composer/translation/find-translated.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { ValueStore } from '#engine/value-store.ts'
import { browserTimer } from './browser-timer.ts'
import { openWorkbench } from './open-workbench.ts'
import { publishDraft, withdrawPublication } from './publish-draft.ts'
import { publishSignedIn } from './publish-signed-in.ts'
import { tellPublished } from './tell-published.ts'
import type { Workbench } from './workbench.ts'

/** The machine of one open composer, running. */
export type ComposerActor = ActorRefFrom<typeof composerMachine>

/** One page being edited, from opening to leaving. */
export interface ComposerSession {
  readonly actor: ComposerActor
  readonly saving: ValueStore<SavingState>
  readonly workbench: ValueStore<Workbench | null>
  /** The language in which a page exists that could not be opened because it lacks the language asked for. */
  readonly translated: ValueStore<string | null>
  readonly stop: () => void
}

/** Starts the composer of a page. */
export function startSession(props: ComposerProps, text: ComposerText, onNarrowed: () => void): ComposerSession {
  const workbench = new ValueStore<Workbench | null>(null)
  const saving = new ValueStore<SavingState>({ kind: 'saved' })
  const translated = new ValueStore<string | null>(null)
  const opened = (): Workbench => {
    const bench = workbench.get()
    if (!bench) throw new PublicationError(text('composer.publish.unsaved'))
    return bench
  }
  let isOver = false
  const open = async (): Promise<OpenedWork> => {
    const bench = await openWorkbench({ props, text, onNarrowed, onSaving: (state) => report(state) }).catch(async (error: unknown) => {
      translated.set(await findTranslated(props, error))
      // A call without an answer has no sentence of the server to show.
      throw error instanceof CallError ? error : new Error(text('composer.open.no-answer'), { cause: error })
    })
    if (isOver) bench.close()
    else workbench.set(bench)
    return { waiting: bench.store.client.pending.length, conflicts: bench.store.conflicts().length }
  }
  const isLocked = () => saving.get().kind === 'locked'
  const actor: ComposerActor = createActor(
    composerMachine.provide({
      actors: {
        openWork: fromPromise(open),
        publish: fromPromise(() => publishSignedIn({ publish: () => publishDraft(opened()), isLocked, lock: props.lock })),
        withdraw: fromPromise<unknown>(() => withdrawPublication(opened())),
      },
    }),
  )
  const report = (state: SavingState) => {
    if (!isEqualJson(state, saving.get())) saving.set(state)
    reportSaving(actor, state, workbench.get()?.store.conflicts().length ?? 0)
  }
  const ends = connect({ actor, workbench, saving, props, text })
  actor.start()
  return {
    actor,
    saving,
    workbench,
    translated,
    stop: () => {
      isOver = true
      for (const end of ends) end()
      void workbench.get()?.saver.flush()
      workbench.get()?.close()
      actor.stop()
    },
  }
}

function reportSaving(actor: ComposerActor, state: SavingState, conflicts: number): void {
  if (state.kind === 'saved') actor.send({ type: 'work.save', conflicts })
  else if (state.kind === 'saving') actor.send({ type: 'work.change' })
  else actor.send({ type: 'work.wait', waiting: state.count })
  if (state.kind === 'locked') actor.send({ type: 'session.end' })
}

interface Connected {
  readonly actor: ComposerActor
  readonly workbench: ValueStore<Workbench | null>
  readonly saving: ValueStore<SavingState>
  readonly props: ComposerProps
  readonly text: ComposerText
}

function connect({ actor, workbench, saving, props, text }: Connected): (() => void)[] {
  const ends = [
    props.lock.onUnlock(() => {
      actor.send({ type: 'session.renew' })
      const bench = workbench.get()
      bench?.saver.retry()
      if (bench?.facts.state.get() === 'failed') void bench.facts.ask()
    }),
    announcePublication(actor, workbench, text),
  ]
  const end = workbench.subscribe(() => {
    const bench = workbench.get()
    if (!bench) return
    ends.push(
      saveOnLeaving(bench.saver, window),
      watchQuality(bench),
      watchFacts(bench, saving),
      watchReach(bench),
      watchSectionReach(bench),
      countWaiting(bench),
      watchConflicts(bench),
      watchLostTexts(bench, browserTimer),
      watchOthers(bench),
    )
  })
  return [...ends, end, () => ends.forEach((stop) => stop())]
}

/** Keeps the other people and the notes of the draft; another page or a closed window ends the presence. */
function watchOthers(bench: Workbench): () => void {
  const { props, selection, people } = bench
  const key = documentKey(props)
  const { presence } = props.admin
  const leave = () => presence.leave(key)
  const leaveWindow = () => void leave().catch(() => undefined)
  window.addEventListener('pagehide', leaveWindow)
  const readAgain = () => readNotes(bench)
  void readAgain()
  const ends = [
    watchPresence({
      ...{ beat: (place) => presence.beat(key, place), leave, selection, people },
      ...{ account: props.accountId, onNotes: readAgain, timer: browserTimer },
    }),
    () => window.removeEventListener('pagehide', leaveWindow),
  ]
  return () => ends.forEach((end) => end())
}

function countWaiting({ store, props }: Workbench): () => void {
  return store.onHistory(() => props.lock.setKeptChanges(store.client.pending.length))
}

/** Reads the facts of the draft; while what waits cannot be sent, none will come. */
function watchFacts({ facts }: Workbench, saving: ValueStore<SavingState>): () => void {
  const ends = [
    facts.start(),
    saving.subscribe(() => {
      const { kind } = saving.get()
      if (kind !== 'saved' && kind !== 'saving') facts.fail()
    }),
  ]
  return () => ends.forEach((end) => end())
}

function announcePublication(actor: ComposerActor, workbench: ValueStore<Workbench | null>, text: ComposerText): () => void {
  let former: unknown = null
  const subscription = actor.subscribe(({ value, context }) => {
    const { work } = value
    const isNew = work !== former && former === 'publishing'
    former = work
    const bench = workbench.get()
    if (!isNew || !bench) return
    if (context.refusal) return void bench.side.set('checks')
    if (work !== 'published') return
    void tellPublished(bench, text, () => actor.send({ type: 'publication.withdraw' }))
    bench.props.onPublished(bench.props.edited)
  })
  return () => subscription.unsubscribe()
}
