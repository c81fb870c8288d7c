import { userExample } from '#schemas/api/people/user.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'

/** The menu as a member sees it. */
export const stages: readonly BlockPreview[] = [{ state: 'a member', examples: ['area', 'one-link'], answers: { 'user.me': userExample } }]
