import { Readable } from 'node:stream'

async function* after<Chunk>(first: IteratorResult<Chunk>, rest: AsyncIterator<Chunk>): AsyncGenerator<Chunk> {
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/** Returns a stream after its first chunk is available. An earlier error rejects the promise; a later one aborts the transfer. */
export async function startStream(chunks: AsyncIterable<Uint8Array>): Promise<Readable> {
  const rest = chunks[Symbol.asyncIterator]()
  return Readable.from(after(await rest.next(), rest))
}
