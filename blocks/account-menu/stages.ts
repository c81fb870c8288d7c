import { userExample } from '#schemas/api/user.ts'
import type { BlockStage } from '#schemas/block-preview.ts'

/** The menu as a member sees it. */
export const stages: readonly BlockStage[] = [{ state: 'a member', examples: ['area', 'one-link'], answers: { 'user.me': userExample } }]
