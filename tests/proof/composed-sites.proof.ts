import type { Proof } from './proof.ts'
import { runGroup, siteGroups } from './whole-tests.proof.ts'

type Part = keyof typeof siteGroups

const proofOf = (part: Part, title: string): Proof => ({
  name: `sites-${part}`,
  title,
  run: async () => [await runGroup(siteGroups[part])],
})

/** The life of composed pages, menus and shells on generated sites, each part by a test in full. */
export const composedSites: readonly Proof[] = [
  proofOf('moves', 'Generated sites: moves of the menu and of pages'),
  proofOf('addresses', 'Generated sites: pages that change their addresses'),
  proofOf('links', 'Generated sites: a page with 200 links that moves'),
  proofOf('references', 'Generated sites: where a content is used'),
  proofOf('unpublished', 'What is not published, asked of every route'),
]
