import { createActor, type AnyStateMachine, type EventFromLogic, type StateValue } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'

interface Walk<Machine extends AnyStateMachine> {
  readonly name: string
  readonly events: readonly EventFromLogic<Machine>[]
}

/**
 * Returns the paths through a model: every simple path, and the shortest path to each state followed by each event, which covers every
 * transition.
 */
export function modelWalks<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFromLogic<Machine>[],
): readonly Walk<Machine>[] {
  const options = { events: [...events] } as never
  const told = (paths: readonly { readonly steps: readonly { readonly event: unknown }[] }[]) =>
    paths.map(({ steps }) => steps.slice(1).map(({ event }) => event as EventFromLogic<Machine>))
  const shortest = told(getShortestPaths(machine as never, options))
  const ways = [...told(getSimplePaths(machine as never, options)), ...shortest.flatMap((way) => events.map((event) => [...way, event]))]
  return [...new Map(ways.map((way) => [JSON.stringify(way), { name: way.map(nameOf).join(', ') || 'nothing', events: way }])).values()]
}

function nameOf(event: { readonly type: string }): string {
  return Object.values(event).join(' by ')
}

/** Returns the states of a model for a sequence of events, the initial one first. */
export function walkedStates<Machine extends AnyStateMachine>(machine: Machine, events: readonly EventFromLogic<Machine>[]): StateValue[] {
  const actor = createActor(machine).start()
  const value = () => (actor.getSnapshot() as { value: StateValue }).value
  return [value(), ...events.map((event) => (actor.send(event), value()))]
}
