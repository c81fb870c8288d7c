import { newsletterLists } from '#schemas/api/people/newsletter-calls.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm, refusedForm } from '#engine/preview-forms.ts'

const workshops = { id: 2, name: 'Les ateliers', description: 'Les dates, dès qu’elles sont fixées.' }
const answers = { 'newsletter.lists': [...newsletterLists.example.data, workshops] }

/** A site's letters: one, two of them, refused, asked for, and none. */
export const stages: readonly BlockPreview[] = [
  { state: 'one letter', examples: ['plain', 'own-words'], answers: { 'newsletter.lists': newsletterLists.example.data } },
  { state: 'two letters', examples: ['plain'], answers },
  {
    ...{ state: 'refused', examples: ['plain'], isFailure: true, answers },
    form: refusedForm('newsletter.subscribe', { email: 'EMAIL', consent: 'CONSENT_REQUIRED' }, { email: 'camille' }),
  },
  { state: 'asked for', examples: ['plain'], answers, form: previewSubmittedForm('newsletter.subscribe') },
  { state: 'no letters', examples: ['plain'], answers: { 'newsletter.lists': [] } },
]
