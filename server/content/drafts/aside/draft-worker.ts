import { parentPort } from 'node:worker_threads'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { createSanitiser } from '#server/content/pages/sanitiser.ts'
import type { AsideAnswer } from '#server/platform/concurrency/aside-thread.ts'
import type { GivenTask } from './draft-thread.ts'
import { createDraftTasks } from './tasks.ts'

const tasks = createDraftTasks(createRegistry(catalogue), createSanitiser())

function done({ name, given }: GivenTask): AsideAnswer {
  try {
    return { result: tasks[name](given as never) }
  } catch (error) {
    return { error }
  }
}

parentPort?.on('message', (task: GivenTask) => parentPort?.postMessage(done(task)))
