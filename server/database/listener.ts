import pg from 'pg'
import type { DatabaseLog } from './log.ts'

/** A subscriber. It receives the payload of a notification, or `null` after a reconnection, when some may be lost. */
export type NotificationHandler = (payload: string | null) => void

/** `LISTEN` on its own connection, opened with the first subscription and again after a failure. */
export interface Listener {
  listen(channel: string, handler: NotificationHandler): Promise<() => void>
  stop(): Promise<void>
}

const retryDelays = [50, 200, 500, 1000, 2000]

class ReconnectingListener implements Listener {
  readonly #config: pg.ClientConfig
  readonly #log: DatabaseLog
  readonly #handlers = new Map<string, Set<NotificationHandler>>()
  #client: Promise<pg.Client> | null = null
  #stopped = false

  constructor(config: pg.ClientConfig, log: DatabaseLog) {
    this.#config = config
    this.#log = log
  }

  async listen(channel: string, handler: NotificationHandler): Promise<() => void> {
    const handlers = this.#handlers.get(channel) ?? new Set()
    this.#handlers.set(channel, handlers.add(handler))
    const client = await (this.#client ??= this.#connect()).catch((error: unknown) => {
      this.#client = null
      throw error
    })
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    return () => handlers.delete(handler)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    const client = await this.#client?.catch(() => null)
    await client?.end().catch(() => undefined)
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#config, application_name: 'vitrine-listen', keepAlive: true })
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''))
    client.on('error', (error) => this.#log.warn({ err: error }, 'the listening connection broke'))
    await client.connect()
    for (const channel of this.#handlers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    client.once('end', () => void this.#reconnect())
    return client
  }

  async #reconnect(): Promise<void> {
    for (let attempt = 0; !this.#stopped; attempt += 1) {
      const delay = retryDelays[Math.min(attempt, retryDelays.length - 1)]
      await new Promise((resolve) => setTimeout(resolve, delay))
      try {
        this.#client = this.#connect()
        await this.#client
        for (const channel of this.#handlers.keys()) this.#tell(channel, null)
        return
      } catch {
        continue
      }
    }
  }

  #tell(channel: string, payload: string | null): void {
    for (const handler of this.#handlers.get(channel) ?? []) {
      try {
        handler(payload)
      } catch (error) {
        this.#log.error({ err: error, channel }, 'a notification handler threw')
      }
    }
  }
}

/** Creates a listener with its own connection, which is opened by the first subscription. */
export function createListener(config: pg.ClientConfig, log: DatabaseLog): Listener {
  return new ReconnectingListener(config, log)
}
