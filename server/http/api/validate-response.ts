import { z } from 'zod'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'

/** Throws when a response does not match the schema of its call: a defect of the application. */
export function validateResponse({ name, data }: CallDefinition, answer: unknown): void {
  const parsed = data.safeParse(answer)
  if (!parsed.success) throw new Error(`the answer of ${name} breaks its schema:\n${z.prettifyError(parsed.error)}`)
}
