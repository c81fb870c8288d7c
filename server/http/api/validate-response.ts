import { z } from 'zod'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'

/** Throws when an answer is not what its call promises: a defect of ours, found before any client meets it. */
export function validateResponse({ name, data }: CallDefinition, answer: unknown): void {
  const parsed = data.safeParse(answer)
  if (!parsed.success) throw new Error(`the answer of ${name} breaks its schema:\n${z.prettifyError(parsed.error)}`)
}
