// @ts-check

/**
 * @typedef {object} Part
 * @property {string} name what a person reads
 * @property {string} script the npm script that runs it
 * @property {'check' | 'vitest' | 'playwright'} kind how its outcome is counted: a check counts for one
 * @property {boolean} [alone] it measures time or drives a browser: nothing runs beside it
 * @property {number} minutes after which it hangs: it is ended, and has failed (well above what a slow machine takes)
 */

/** @type {readonly Part[]} */
export const parts = [
  { name: 'Mise en forme', script: 'format:check', kind: 'check', minutes: 6 },
  { name: 'Lint', script: 'lint', kind: 'check', minutes: 15 },
  { name: 'Types', script: 'typecheck', kind: 'check', minutes: 10 },
  { name: 'Frontières', script: 'boundaries', kind: 'check', minutes: 10 },
  { name: 'Fichiers générés à jour', script: 'generate:check', kind: 'check', minutes: 8 },
  { name: 'Code mort', script: 'knip', kind: 'check', minutes: 8 },
  { name: 'Tests unitaires', script: 'test:unit', kind: 'vitest', minutes: 20 },
  { name: 'Propriétés', script: 'test:property', kind: 'vitest', minutes: 15 },
  { name: 'Architecture', script: 'test:architecture', kind: 'vitest', minutes: 10 },
  { name: 'Contrats', script: 'test:contract', kind: 'vitest', minutes: 20 },
  { name: 'Intégration', script: 'test:integration', kind: 'vitest', alone: true, minutes: 30 },
  { name: 'Navigateur', script: 'test:browser', kind: 'playwright', alone: true, minutes: 45 },
]
