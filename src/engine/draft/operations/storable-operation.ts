import type { Block, Json } from '#schemas/generated/content.ts'
import { writableText } from '#domain/text/strip-control-characters.ts'
import type { Operation } from './operation.ts'

function storable<Value extends Json>(value: Value): Value
function storable(value: Json): Json {
  if (typeof value === 'string') return writableText(value)
  if (Array.isArray(value)) return value.map((each) => storable(each))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, storable(each)]))
}

/** A block whose texts hold nothing that no draft takes. */
export const storableBlock = (block: Block): Block => storable(block as unknown as Json) as unknown as Block

/** An operation whose texts hold no control characters, which come with pasted texts and are not seen, nor half a surrogate pair, which no draft takes. */
export function storableOperation(operation: Operation): Operation {
  if (operation.op === 'insert') return { ...operation, block: storableBlock(operation.block) }
  if ((operation.op === 'set' || operation.op === 'head') && operation.value !== undefined)
    return { ...operation, value: storable(operation.value) }
  return operation
}
