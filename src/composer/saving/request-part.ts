import { sentBatch } from '#engine/draft/sync/batch.ts'
import { prepareRequest, type DraftClient } from '#engine/draft/sync/draft-client.ts'
import type { DraftRequest } from '#engine/draft/sync/exchange.ts'
import { jsonBytes } from '#engine/registry/limits.ts'

/** The most batches that the server takes in one request. */
const MAX_BATCHES = 200

/** The request for the first batches that wait, as many as fit, and the client that has closed them. At least one goes, except below a hard limit. */
export function requestPart(
  client: DraftClient,
  { maxBytes, isHard = false }: { readonly maxBytes: number; readonly isHard?: boolean },
): { readonly client: DraftClient; readonly request: DraftRequest } | null {
  const count = fittingBatches(client, maxBytes)
  if (count === 0 && client.pending.length > 0 && isHard) return null
  const pending = client.pending.slice(0, Math.max(1, count))
  const { client: closed, request } = prepareRequest({ ...client, pending })
  return { client: { ...client, sent: new Set([...client.sent, ...closed.sent]) }, request }
}

function fittingBatches({ pending, base, log }: DraftClient, maxBytes: number): number {
  // Bytes of the request beside the batches: the base, and the ids of at most 50 acknowledged ones.
  let bytes = jsonBytes(base) + Math.min(50, log.length) * 70 + 100
  for (const [index, batch] of pending.entries()) {
    bytes += jsonBytes(sentBatch(batch)) + 1
    if (bytes > maxBytes || index === MAX_BATCHES) return index
  }
  return pending.length
}
