import type { ActorLogic, ActorSystem, ActorSystemInfo, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'

interface Walk<Machine extends AnyStateMachine> {
  readonly events: EventFromLogic<Machine>[]
  readonly input?: InputFrom<Machine>
  readonly serializeState?: (state: SnapshotFrom<Machine>) => string
}

interface Step<Machine extends AnyStateMachine> {
  readonly state: SnapshotFrom<Machine>
  readonly event: EventFromLogic<Machine>
  readonly nextState: SnapshotFrom<Machine>
}

/** Every step that a machine can take when it is told these events. */
export function machineSteps<Machine extends AnyStateMachine>(machine: Machine, walk: Walk<Machine>): Step<Machine>[] {
  // The graph's types leave no room for what a machine emits.
  type Walked = ActorLogic<SnapshotFrom<Machine>, EventFromLogic<Machine>, InputFrom<Machine>, ActorSystem<ActorSystemInfo>>
  return adjacencyMapToArray(getAdjacencyMap(machine as unknown as Walked, walk as never))
}
