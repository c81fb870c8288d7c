import type { BlockPreview } from '#schemas/runtime/block-preview.ts'

/** A search: before, with what was found, and with nothing. */
export const stages: readonly BlockPreview[] = [
  { state: 'before', examples: ['page'] },
  { state: 'found', examples: ['page'], query: { q: 'statuts' } },
  { state: 'nothing', examples: ['page'], isEmpty: true, query: { q: 'ornithorynque' } },
]
