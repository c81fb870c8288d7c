import { createActor, fromPromise } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { localeMachine, type LocaleContext, type LocaleEvent } from './locale.machine.ts'

const input = { locale: 'fr_FR' }
const told: readonly LocaleEvent[] = [
  { type: 'locale.choose', locale: 'en_GB', address: '/en/contact' },
  { type: 'locale.choose', locale: 'fr_FR', address: '/contact' },
  { type: 'page.open', locale: 'en_GB' },
]
const heard = [{ type: 'xstate.done.actor.loadMessages' }, { type: 'xstate.error.actor.loadMessages', error: new Error('away') }]
// The graph sends actor results as plain events.
const events = [...told, ...heard] as LocaleEvent[]
const serializeState = ({ value, context: { locale, wanted, address } }: { value: unknown; context: LocaleContext }) =>
  [String(value), locale, ...(wanted ? [`wants ${wanted}`] : []), ...(address ? [`at ${address}`] : [])].join(' ')
const options = { events, serializeState, input }

/** Runs the machine with a message loader, and records its actions. */
function start(load: (locale: string) => Promise<unknown>) {
  const did: string[] = []
  const machine = localeMachine.provide({
    actors: { loadMessages: fromPromise<unknown, { readonly locale: string }>(({ input: { locale } }) => load(locale)) },
    actions: {
      remember: (_, { locale }) => did.push(`cookie ${locale}`),
      open: (_, { address }) => did.push(`open ${String(address)}`),
      announce: () => did.push('announce'),
      warn: (_, { locale }) => did.push(`warn ${String(locale)}`),
    },
  })
  const actor = createActor(machine, { input }).start()
  return { did, actor, locale: () => actor.getSnapshot().context.locale }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('paths of the locale machine', () => {
  it('reach these states', () => {
    expect(
      getShortestPaths(localeMachine, options)
        .map(({ state }) => serializeState(state))
        .sort(),
    ).toEqual([
      'loading en_GB wants fr_FR at /contact',
      'loading fr_FR wants en_GB',
      'loading fr_FR wants en_GB at /en/contact',
      'settled en_GB',
      'settled fr_FR',
    ])
  })

  it('change the locale only after its messages are loaded', () => {
    for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(localeMachine, options))) {
      if (state.context.locale === nextState.context.locale) continue
      expect([event.type, nextState.context.locale]).toEqual(['xstate.done.actor.loadMessages', state.context.wanted])
    }
  })
})

describe('choosing a locale', () => {
  it('back to the present one cancels a pending choice', async () => {
    const { did, actor, locale } = start(() => settled())
    actor.send({ type: 'locale.choose', locale: 'en_GB', address: '/en/contact' })
    actor.send({ type: 'locale.choose', locale: 'fr_FR', address: '/contact' })
    await settled()
    await settled()
    expect([did, locale()]).toEqual([['cookie en_GB', 'cookie fr_FR'], 'fr_FR'])
    expect(actor.getSnapshot().context.wanted).toBeNull()
  })

  it('stores it immediately, and opens the page once its messages are loaded', async () => {
    const messages = Promise.withResolvers<null>()
    const { did, actor, locale } = start(() => messages.promise)
    actor.send({ type: 'locale.choose', locale: 'en_GB', address: '/en/contact' })
    expect([did, locale()]).toEqual([['cookie en_GB'], 'fr_FR'])
    messages.resolve(null)
    await settled()
    expect([did, locale()]).toEqual([['cookie en_GB', 'open /en/contact', 'announce'], 'en_GB'])
  })

  it('that is present does nothing', () => {
    const { did, actor } = start(() => Promise.resolve())
    actor.send({ type: 'locale.choose', locale: 'fr_FR', address: '/contact' })
    expect(did).toEqual([])
  })

  it('twice applies the last one', async () => {
    const loaded: string[] = []
    const { did, actor } = start((locale) => Promise.resolve(loaded.push(locale)))
    actor.send({ type: 'locale.choose', locale: 'en_GB', address: '/en/contact' })
    actor.send({ type: 'locale.choose', locale: 'de_DE', address: '/de/kontakt' })
    await settled()
    expect(loaded).toEqual(['en_GB', 'de_DE'])
    expect(did).toEqual(['cookie en_GB', 'cookie de_DE', 'open /de/kontakt', 'announce'])
  })

  it('without messages logs a warning and opens the page', async () => {
    const { did, actor, locale } = start(() => Promise.reject(new Error('away')))
    actor.send({ type: 'locale.choose', locale: 'en_GB', address: '/en/contact' })
    await settled()
    expect(did).toEqual(['cookie en_GB', 'warn en_GB', 'open /en/contact'])
    expect(locale()).toBe('fr_FR')
  })
})

it('loads the messages for a page opened in another locale, without a cookie', async () => {
  const { did, actor, locale } = start(() => Promise.resolve())
  actor.send({ type: 'page.open', locale: 'en_GB' })
  await settled()
  expect([did, locale()]).toEqual([['open null', 'announce'], 'en_GB'])
})
