import { fromFrameSchema, helloSchema, toFrameSchema, type FromFrame, type ToFrame } from '#schemas/composer/messages.ts'

/** The window that listens, the only one that may speak to it, and what both know. */
export interface ChannelPlace {
  readonly target: EventTarget
  readonly parent: unknown
  readonly origin: string
  readonly nonce: string
}

/** The way to the composer: messages before it has come are sent once it is there. */
export interface ComposerChannel {
  readonly post: (message: FromFrame) => void
  /** True until the composer has taken the last pick and the last key: its selection may be another one than the frame knows. */
  readonly isBehind: () => boolean
}

/**
 * Waits for the composer and takes its port, once: from this origin, from the window around the frame, with the nonce of this page. A
 * selection that the composer has sent before it has heard of the last pick would end the text that the pick has opened: it is not taken.
 */
export function openChannel({ target, parent, origin, nonce }: ChannelPlace, receive: (message: ToFrame) => void): ComposerChannel {
  let port: MessagePort | null = null
  let [picks, keys] = [0, 0]
  let heard = { picks: 0, keys: 0 }
  const isOutdated = (message: ToFrame) => 'heard' in message && (message.heard ?? picks) < picks
  const waiting: FromFrame[] = []
  const numbered = (given: FromFrame): FromFrame => {
    if (given.type === 'pick') return { ...given, number: (picks += 1) }
    return given.type === 'key' ? { ...given, number: (keys += 1) } : given
  }
  const accept = (event: Event) => {
    if (!(event instanceof MessageEvent) || event.origin !== origin || event.source !== parent) return
    const hello = helloSchema.safeParse(event.data)
    const [given] = event.ports
    if (!hello.success || hello.data.nonce !== nonce || !given) return
    target.removeEventListener('message', accept)
    port = given
    given.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = toFrameSchema.safeParse(data)
      if (!message.success || isOutdated(message.data)) return
      if (message.data.type === 'heard') heard = message.data
      receive(message.data)
    }
    for (const message of waiting.splice(0)) given.postMessage(message)
  }
  target.addEventListener('message', accept)
  return {
    isBehind: () => heard.picks < picks || heard.keys < keys,
    post: (given) => {
      const message = numbered(given)
      if (import.meta.env.DEV) fromFrameSchema.parse(message)
      if (port) port.postMessage(message)
      else waiting.push(message)
    },
  }
}
