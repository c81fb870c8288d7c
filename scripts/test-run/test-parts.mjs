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
  { name: 'Mise en forme', script: 'format:check', kind: 'check', weight: 20 },
  { name: 'Lint', script: 'lint', kind: 'check', weight: 90 },
  { name: 'Types', script: 'typecheck', kind: 'check', weight: 35 },
  { name: 'Frontières', script: 'boundaries', kind: 'check', weight: 25 },
  { name: 'Fichiers générés à jour', script: 'generate:check', kind: 'check', weight: 3 },
  { name: 'Code mort', script: 'knip', kind: 'check', weight: 4 },
  { name: 'Tests unitaires', script: 'test:unit', kind: 'vitest', weight: 130 },
  { name: 'Propriétés', script: 'test:property', kind: 'vitest', weight: 40 },
  { name: 'Architecture', script: 'test:architecture', kind: 'vitest', weight: 36 },
  { name: 'Contrats', script: 'test:contract', kind: 'vitest', weight: 100 },
  { name: 'Intégration', script: 'test:integration', kind: 'vitest', weight: 300 },
  { name: 'Navigateur', script: 'test:browser', kind: 'playwright', weight: 430 },
]
