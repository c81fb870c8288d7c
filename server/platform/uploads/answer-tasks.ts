import { parentPort } from 'node:worker_threads'
import type { TaskOutcome } from './aside-thread.ts'
import { isOfMachine } from './examine.ts'
import { FileError } from './file-error.ts'

function outcomeOf<Result>(work: () => Result): TaskOutcome<Result> {
  try {
    return { result: work() }
  } catch (error) {
    if (error instanceof FileError) return { fault: error.code, removed: error.removed, reason: error.reason }
    return { error, isOfMachine: isOfMachine(error) }
  }
}

/** Answers the tasks of an `AsideThread`, in the program of that thread. */
export function answerTasks<Task, Result>(work: (task: Task) => Result): void {
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(outcomeOf(() => work(task))))
}
