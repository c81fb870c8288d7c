import { Readable } from 'node:stream'

async function* after<Chunk>(first: IteratorResult<Chunk>, rest: AsyncIterator<Chunk>): AsyncGenerator<Chunk> {
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/** What is made while it is sent, once its beginning is there: what fails before that is refused as if nothing had been begun, what fails later breaks the transfer off. */
export async function startStream(chunks: AsyncIterable<Uint8Array>): Promise<Readable> {
  const rest = chunks[Symbol.asyncIterator]()
  return Readable.from(after(await rest.next(), rest))
}
