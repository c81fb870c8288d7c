import { createActor, type StateValue } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { lateActors } from '#tests/support/machines/late-actors.ts'
import { machineSteps } from '#tests/support/machines/machine-steps.ts'
import {
  composerMachine,
  PublicationError,
  UnsavedError,
  type ComposerContext,
  type ComposerEvent,
  type OpenedWork,
} from './composer.machine.ts'

const faults = [{ blockId: 'b', pointer: '/props/title', message: 'C’est trop court.' }]
const events = [
  { type: 'open.retry' },
  { type: 'work.change' },
  { type: 'work.save', conflicts: 0 },
  { type: 'work.save', conflicts: 1 },
  { type: 'work.wait', waiting: 2 },
  { type: 'publish' },
  { type: 'publication.withdraw' },
  { type: 'session.end' },
  { type: 'session.renew' },
  { type: 'frame.answer' },
  { type: 'frame.fall-silent' },
  { type: 'frame.reload' },
  { type: 'xstate.done.actor.openWork', output: { waiting: 0, conflicts: 0 } },
  { type: 'xstate.done.actor.openWork', output: { waiting: 2, conflicts: 0 } },
  { type: 'xstate.error.actor.openWork', error: new Error('Le serveur ne répond pas.') },
  { type: 'xstate.done.actor.publish', output: 32 },
  { type: 'xstate.error.actor.publish', error: new PublicationError('Deux champs empêchent de publier.', faults) },
  { type: 'xstate.done.actor.withdraw', output: null },
  { type: 'xstate.error.actor.withdraw', error: new Error('Le serveur ne répond pas.') },
] as ComposerEvent[]

const nameOf = (value: StateValue | undefined): string =>
  typeof value === 'object'
    ? Object.entries(value)
        .map(([name, inner]) => `${name}.${nameOf(inner)}`)
        .join()
    : (value ?? '')
const regionOf = (value: StateValue, region: string) => nameOf((value as Record<string, StateValue>)[region])
const serializeState = ({ value, context }: { value: StateValue; context: ComposerContext }) =>
  JSON.stringify([value, context.conflicts > 0])
const options = { events, serializeState }

/** The steps of one region, each as `state → event → state`. */
function waysOf(region: string): string[] {
  const ways = new Set<string>()
  for (const { state, event, nextState } of machineSteps(composerMachine, options)) {
    const [from, to] = [regionOf(state.value, region), regionOf(nextState.value, region)]
    if (from !== to) ways.add(`${from} → ${event.type.replace(/^xstate\.(done|error)\.actor\./, '$1 ')} → ${to}`)
  }
  return [...ways].sort()
}

describe('the ways through editing', () => {
  it('reach every state of work', () => {
    const reached = getShortestPaths(composerMachine, options).map(({ state }) => regionOf(state.value, 'work'))
    expect([...new Set(reached)].sort()).toEqual([
      'editing.conflict',
      'editing.saved',
      'editing.saving',
      'editing.waiting',
      'opening',
      'published',
      'publishing',
      'unopened',
      'withdrawing',
    ])
  })

  it('of work are these and no others', () => {
    const editing = ['saved', 'saving', 'waiting', 'conflict'].map((state) => `editing.${state}`)
    const toOthers = (event: string, target: string) =>
      editing.filter((from) => from !== target).map((from) => `${from} → ${event} → ${target}`)
    expect(waysOf('work')).toEqual(
      [
        'opening → done openWork → editing.saved',
        'opening → done openWork → editing.saving',
        'opening → error openWork → unopened',
        'unopened → open.retry → opening',
        ...toOthers('work.change', 'editing.saving'),
        ...toOthers('work.save', 'editing.saved'),
        ...toOthers('work.save', 'editing.conflict'),
        ...toOthers('work.wait', 'editing.waiting'),
        ...editing.map((from) => `${from} → publish → publishing`),
        'publishing → done publish → published',
        'publishing → error publish → editing.saved',
        'publishing → error publish → editing.conflict',
        'published → work.change → editing.saving',
        'published → work.wait → editing.waiting',
        'published → publish → publishing',
        'published → publication.withdraw → withdrawing',
        'withdrawing → done withdraw → editing.saved',
        'withdrawing → done withdraw → editing.conflict',
        'withdrawing → error withdraw → published',
      ].sort(),
    )
  })

  it('of the session and of the frame leave the work where it is', () => {
    expect(waysOf('session')).toEqual(['locked → session.renew → open', 'open → session.end → locked'])
    expect(waysOf('frame')).toEqual([
      'alive → frame.fall-silent → lost',
      'alive → frame.reload → loading',
      'loading → frame.answer → alive',
      'loading → frame.fall-silent → lost',
      'lost → frame.answer → alive',
      'lost → frame.reload → loading',
    ])
    for (const { state, event, nextState } of machineSteps(composerMachine, options))
      if (/^(session|frame)\./.test(event.type)) expect(regionOf(nextState.value, 'work')).toBe(regionOf(state.value, 'work'))
  })
})

function run() {
  const { later, ...late } = lateActors()
  const actors = { openWork: later<OpenedWork>('openWork'), publish: later<number>('publish'), withdraw: later<unknown>('withdraw') }
  const actor = createActor(composerMachine.provide({ actors })).start()
  return { ...late, send: (event: ComposerEvent) => actor.send(event), context: () => actor.getSnapshot().context, actor }
}

describe('a publication', () => {
  it('that is refused shows its faults until they are closed or it is tried again', async () => {
    const { answer, refuse, send, context } = run()
    await answer({ waiting: 0, conflicts: 0 })
    send({ type: 'publish' })
    await refuse(new PublicationError('Un champ empêche de publier.', faults))
    expect(context().refusal).toEqual({ message: 'Un champ empêche de publier.', faults })
    send({ type: 'refusal.close' })
    expect(context().refusal).toBeNull()
    send({ type: 'publish' })
    await refuse(new Error('Le serveur ne répond pas.'))
    expect(context().refusal).toEqual({ message: 'Le serveur ne répond pas.', faults: [] })
    send({ type: 'publish' })
    expect(context().refusal).toBeNull()
    await answer(32)
    expect(context()).toMatchObject({ revision: 32, refusal: null })
  })

  it('that is refused for work that is not saved is refused no longer once that is saved', async () => {
    const { answer, refuse, send, context } = run()
    await answer({ waiting: 2, conflicts: 0 })
    send({ type: 'publish' })
    await refuse(new UnsavedError('Des modifications ne sont pas encore enregistrées.'))
    send({ type: 'work.wait', waiting: 2 })
    expect(context().refusal?.isUnsaved).toBe(true)
    send({ type: 'work.save', conflicts: 0 })
    expect(context().refusal).toBeNull()
    send({ type: 'publish' })
    await refuse(new PublicationError('Un champ empêche de publier.', faults))
    send({ type: 'work.save', conflicts: 0 })
    expect(context().refusal).toEqual({ message: 'Un champ empêche de publier.', faults })
  })

  it('keeps the state of the work while the session is locked and the frame is lost', async () => {
    const { answer, send, actor } = run()
    await answer({ waiting: 0, conflicts: 0 })
    send({ type: 'publish' })
    send({ type: 'session.end' })
    send({ type: 'frame.fall-silent' })
    await answer(32)
    expect(actor.getSnapshot().value).toEqual({ work: 'published', session: 'locked', frame: 'lost' })
  })
})
