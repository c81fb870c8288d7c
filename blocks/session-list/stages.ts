import { sessionList } from '#schemas/api/people/session-calls.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm } from '#engine/preview-forms.ts'

const sessions = sessionList.example.data

/** Where a member is signed in: at several places, and at one after signing out elsewhere. */
export const stages: readonly BlockPreview[] = [
  { state: 'several', examples: ['plain', 'own-words'], answers: { 'session.list': sessions } },
  {
    ...{ state: 'ended', examples: ['plain'], form: previewSubmittedForm('session.end') },
    answers: { 'session.list': sessions.filter(({ current }) => current) },
  },
]
