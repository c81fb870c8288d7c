import { hashSchema } from '#schemas/api/base/scalars.ts'
import { hashOf } from './hash.ts'

/** The stored hash of a content. One of another shape is made from the content: no answer holds it. */
export function readHash(stored: unknown, content: unknown): string {
  const { success, data } = hashSchema.safeParse(stored)
  return success ? data : hashOf(content)
}
