// @ts-check

/**
 * @typedef {object} Part
 * @property {string} name what a person reads
 * @property {string} script the npm script that runs it
 * @property {'check' | 'vitest' | 'playwright'} kind how its outcome is counted: a check counts for one
 * @property {boolean} [alone] it measures time or drives a browser: nothing runs beside it
 * @property {number} minutes after which it is ended, and has failed
 */

/** @type {readonly Part[]} */
export const parts = [
  { name: 'Mise en forme', script: 'format:check', kind: 'check', minutes: 3 },
  { name: 'Lint', script: 'lint', kind: 'check', minutes: 6 },
  { name: 'Types', script: 'typecheck', kind: 'check', minutes: 4 },
  { name: 'Frontières', script: 'boundaries', kind: 'check', minutes: 4 },
  { name: 'Fichiers générés à jour', script: 'generate:check', kind: 'check', minutes: 3 },
  { name: 'Code mort', script: 'knip', kind: 'check', minutes: 3 },
  { name: 'Tests unitaires', script: 'test:unit', kind: 'vitest', minutes: 8 },
  { name: 'Propriétés', script: 'test:property', kind: 'vitest', minutes: 6 },
  { name: 'Architecture', script: 'test:architecture', kind: 'vitest', minutes: 4 },
  { name: 'Contrats', script: 'test:contract', kind: 'vitest', minutes: 6 },
  { name: 'Intégration', script: 'test:integration', kind: 'vitest', alone: true, minutes: 14 },
  { name: 'Navigateur', script: 'test:browser', kind: 'playwright', alone: true, minutes: 40 },
]
