import { AsideThread } from '#server/platform/concurrency/aside-thread.ts'
import type { DraftTasks, TaskName } from './tasks.ts'

/** A task as it is sent to the thread. */
export interface GivenTask {
  readonly name: TaskName
  readonly given: unknown
}

const thread = new AsideThread(new URL('./draft-worker.ts', import.meta.url))

/** Does a task on drafts in a thread of its own, one after the other. */
export async function aside<Name extends TaskName>(
  name: Name,
  given: Parameters<DraftTasks[Name]>[0],
): Promise<ReturnType<DraftTasks[Name]>> {
  return (await thread.run({ name, given } satisfies GivenTask)) as ReturnType<DraftTasks[Name]>
}
