// @ts-check

/**
 * @typedef {object} Part
 * @property {string} name what the output shows
 * @property {string} script the npm script that runs it
 * @property {'check' | 'vitest' | 'playwright'} kind how its outcome is counted: a check counts as one
 * @property {number} weight about how many seconds of processor time it takes: the longest begin first
 */

/** After this the whole run is stopped: it only catches a hang, since one part has no limit that a slow machine could reach. */
export const limitMinutes = 85

/** @type {readonly Part[]} */
export const parts = [
  { name: 'Mise en forme', script: 'format:check', kind: 'check', weight: 24 },
  { name: 'Lint', script: 'lint', kind: 'check', weight: 91 },
  { name: 'Types', script: 'typecheck', kind: 'check', weight: 44 },
  { name: 'Frontières', script: 'boundaries', kind: 'check', weight: 30 },
  { name: 'Fichiers générés à jour', script: 'generate:check', kind: 'check', weight: 8 },
  { name: 'Code mort', script: 'knip', kind: 'check', weight: 9 },
  { name: 'Tests unitaires', script: 'test:unit', kind: 'vitest', weight: 200 },
  { name: 'Propriétés', script: 'test:property', kind: 'vitest', weight: 53 },
  { name: 'Architecture', script: 'test:architecture', kind: 'vitest', weight: 71 },
  { name: 'Contrats', script: 'test:contract', kind: 'vitest', weight: 138 },
  { name: 'Intégration', script: 'test:integration', kind: 'vitest', weight: 281 },
  { name: 'Navigateur', script: 'test:browser', kind: 'playwright', weight: 376 },
]
