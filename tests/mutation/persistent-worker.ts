import { ThreadsPoolWorker, type PoolOptions, type PoolRunnerInitializer, type WorkerRequest } from 'vitest/node'

type Start = Extract<WorkerRequest, { type: 'start' }>
type Heard = (message: unknown) => void

/** A thread that survives the runs of vitest with its loaded modules. Loading the application took most of the time of a mutation. */
class KeptThread extends ThreadsPoolWorker {
  private isStarted = false
  private begun: Start | null = null
  private readonly heard = new Set<Heard>()

  override on(event: string, callback: Heard): void {
    if (event === 'message') this.heard.add(callback)
    super.on(event, callback)
  }

  override off(event: string, callback: Heard): void {
    if (event === 'message') this.heard.delete(callback)
    super.off(event, callback)
  }

  override async start(): Promise<void> {
    if (!this.isStarted) await super.start()
    this.isStarted = true
  }

  /** Only the first start and no stop reaches the thread. Each run has the settings of its own start, in particular its test files. */
  override send(message: WorkerRequest): void {
    if (message.type === 'stop') return this.answer('stopped')
    if (message.type === 'start') {
      const isFirst = this.begun === null
      this.begun = message
      return isFirst ? super.send(message) : this.answer('started')
    }
    if (!('context' in message) || this.begun === null) return super.send(message)
    super.send({ ...message, context: { ...message.context, ...{ config: this.begun.context.config } } })
  }

  override stop(): Promise<void> {
    for (const callback of this.heard) super.off('message', callback)
    this.heard.clear()
    return Promise.resolve()
  }

  private answer(type: 'started' | 'stopped'): void {
    for (const callback of [...this.heard]) callback({ __vitest_worker_response__: true, type })
  }
}

let kept: KeptThread | null = null

/** Creates the pool of vitest with one persistent thread. */
export const persistentWorker: PoolRunnerInitializer = {
  name: 'kept-thread',
  createPoolWorker: (options: PoolOptions) => (kept ??= new KeptThread(options)),
}
