import { elementRegistration } from '#schemas/api/content/event-calls.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'

const params = { token: 'un-jeton-de-demonstration' }
const registration = elementRegistration.example.data

/** Places at an event: to be given back, given back, and a link that gives nothing back. */
export const stages: readonly BlockPreview[] = [
  { state: 'two places', examples: ['plain', 'own-words'], params, answers: { 'element.registration': registration } },
  { state: 'given back', examples: ['plain'], params, answers: { 'element.registration': { ...registration, status: 'CANCELLED' } } },
  // The site knows no such token.
  { state: 'a dead link', examples: ['plain'], params, isFailure: true },
]
