import { newsletterLists, newsletterSubscription } from '#schemas/api/people/newsletter-calls.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'

const lists = [...newsletterLists.example.data, { id: 2, name: 'Les ateliers', description: null }]
const subscription = newsletterSubscription.example.data

/** The letters of a member: some, none yet, and of a site that has none. */
export const stages: readonly BlockPreview[] = [
  {
    ...{ state: 'one of two', examples: ['plain', 'own-words'] },
    answers: { 'newsletter.lists': lists, 'newsletter.subscription': subscription },
  },
  {
    ...{ state: 'none yet', examples: ['plain'] },
    answers: {
      'newsletter.lists': lists,
      'newsletter.subscription': { ...subscription, subscribed: false, lists: [], consentedAt: null },
    },
  },
  { state: 'no letters', examples: ['plain'], answers: { 'newsletter.lists': [], 'newsletter.subscription': subscription } },
]
