import { fromFrameSchema, type FromFrame } from '#schemas/composer/messages.ts'

/** The frame of a page that takes no edits. */
interface HeardFrame {
  readonly contentWindow: Pick<Window, 'postMessage'> | null
}

/** Takes the messages of a frame that takes no edits, to be called after its load; the answer ends it. */
export function hearFrame(frame: HeardFrame, nonce: string, hear: (message: FromFrame) => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => {
    const { success, data: message } = fromFrameSchema.safeParse(data)
    if (success) hear(message)
  })
  port1.start()
  frame.contentWindow?.postMessage({ type: 'vitrine-composer', nonce }, { targetOrigin: location.origin, transfer: [port2] })
  return () => port1.close()
}
