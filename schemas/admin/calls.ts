import { draftDiscard, draftIssues, draftOpen, draftPublish, draftStep } from './draft-calls.ts'

/** The calls of the panel. They are served under `/api/admin` and are in no script of visitors. */
export const adminCalls = [draftOpen, draftStep, draftIssues, draftDiscard, draftPublish] as const
