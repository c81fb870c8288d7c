import { outlined } from './outlined.ts'

/** A kind of bottle: its outline, the band of its shaded side, its shine, and where cap and label stand. */
export interface BottleShape {
  readonly outline: string
  readonly shade: string
  readonly shine: string
  /** How far from the left the second shine stands; of the usual bottles, at one place. */
  readonly glint?: number
  /** How far its shadow reaches to each side; under the usual bottles, as far as 196. */
  readonly reach?: number
  readonly cap: { readonly top: number; readonly bottom: number; readonly half: number }
  readonly label: { readonly y: number; readonly width: number; readonly height: number }
}

/** The few bottles of which every picture is a variation; they stand on a ground of 720 by 1120. */
export const shapes = {
  bordeaux: {
    outline: 'M320 84v206c0 62-76 62-76 158v584q0 28 30 28h172q30 0 30-28V448c0-96-76-96-76-158V84z',
    shade: 'M476 1032V448c0-96-76-96-76-158V84h-17v212c2 62 69 72 69 152v568q0 44-26 44h20q30 0 30-28',
    shine: 'M262 1000V470c2-74 62-78 72-150',
    cap: { top: 62, bottom: 262, half: 43 },
    label: { y: 640, width: 220, height: 280 },
  },
  bourgogne: {
    outline: 'M319 84v178c0 158-77 178-77 338v434q0 26 30 26h176q30 0 30-26V600c0-160-77-180-77-338V84z',
    shade: 'M478 1034V600c0-160-77-180-77-338V84h-16v184c2 162 59 182 59 338v414q0 40-24 40h28q30 0 30-26',
    shine: 'M260 1000V610c2-130 83-180 70-298',
    cap: { top: 62, bottom: 236, half: 43 },
    label: { y: 700, width: 216, height: 250 },
  },
  champagne: {
    outline: 'M317 84v170c0 176-93 196-93 372v404q0 30 34 30h204q34 0 34-30V626c0-176-93-196-93-372V84z',
    shade: 'M496 1030V626c0-176-93-196-93-372V84h-17v176c2 180 72 200 72 372v384q0 44-28 44h32q34 0 34-30',
    shine: 'M243 1000V636c2-140 96-196 86-330',
    cap: { top: 56, bottom: 380, half: 44 },
    label: { y: 720, width: 240, height: 230 },
  },
  flute: {
    outline: 'M326 128v250c0 124-62 168-62 300v356q0 26 28 26h136q28 0 28-26V678c0-132-62-176-62-300V128z',
    shade: 'M456 1034V678c0-132-62-176-62-300V128h-15v256c2 128 46 172 46 300v336q0 40-22 40h25q28 0 28-26',
    shine: 'M281 1000V688c2-112 64-166 56-300',
    cap: { top: 106, bottom: 286, half: 37 },
    label: { y: 744, width: 174, height: 230 },
  },
  // What holds more is taller and above all wider than what its wine usually comes in, with a shorter neck.
  'bordeaux-magnum': {
    ...outlined({ neck: 43, body: 156, top: 54, neckEnd: 262, shoulder: 424, curve: [62, 100] }),
    cap: { top: 32, bottom: 232, half: 46 },
    label: { y: 580, width: 262, height: 330 },
  },
  'bordeaux-jeroboam': {
    ...outlined({ neck: 47, body: 194, top: 40, neckEnd: 226, shoulder: 404, curve: [64, 112] }),
    cap: { top: 18, bottom: 198, half: 50 },
    label: { y: 560, width: 290, height: 360 },
  },
  'bourgogne-magnum': {
    ...outlined({ neck: 44, body: 148, top: 54, neckEnd: 236, shoulder: 574, curve: [150, 166] }),
    cap: { top: 32, bottom: 210, half: 46 },
    label: { y: 672, width: 246, height: 282 },
  },
  'ample-magnum': {
    ...outlined({ neck: 45, body: 174, top: 54, neckEnd: 222, shoulder: 514, curve: [144, 146] }),
    cap: { top: 32, bottom: 206, half: 47 },
    label: { y: 620, width: 280, height: 320 },
  },
  'champagne-magnum': {
    ...outlined({ neck: 47, body: 168, top: 50, neckEnd: 228, shoulder: 604, curve: [170, 178] }),
    cap: { top: 28, bottom: 352, half: 48 },
    label: { y: 696, width: 274, height: 262 },
  },
  'flute-magnum': {
    ...outlined({ neck: 37, body: 122, top: 62, neckEnd: 324, shoulder: 646, curve: [128, 140] }),
    cap: { top: 40, bottom: 232, half: 40 },
    label: { y: 714, width: 212, height: 268 },
  },
} as const satisfies Record<string, BottleShape>

/** The name of a kind of bottle. */
export type ShapeName = keyof typeof shapes
