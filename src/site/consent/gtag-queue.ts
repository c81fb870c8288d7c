/** Queues each call as Google's script wants to find it: as its `arguments`, an array is read as something else. */
export function argumentsQueue(queue: unknown[]): (...args: unknown[]) => void {
  return function () {
    queue.push(arguments)
  }
}
