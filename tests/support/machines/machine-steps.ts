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

/** Returns every transition of a machine for the given events. */
export function machineSteps<Machine extends AnyStateMachine>(machine: Machine, walk: Walk<Machine>): Step<Machine>[] {
  // The types of the graph package do not support emitted events.
  type Walked = ActorLogic<SnapshotFrom<Machine>, EventFromLogic<Machine>, InputFrom<Machine>, ActorSystem<ActorSystemInfo>>
  return adjacencyMapToArray(getAdjacencyMap(machine as unknown as Walked, walk as never))
}
