import type { Drawings } from '#site/services.ts'
import { BuildingSite } from './BuildingSite.tsx'
import { ReturnedLetter } from './ReturnedLetter.tsx'
import { SpiltInk } from './SpiltInk.tsx'

/** The drawings of error pages, which the server alone draws. */
export const drawings: Drawings = { missing: <ReturnedLetter />, failed: <SpiltInk />, building: <BuildingSite /> }
