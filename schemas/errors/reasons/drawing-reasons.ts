import { MAX_DRAWING_ELEMENTS } from '#schemas/text/uploads.ts'
import type { Translations } from '../translations.ts'

const inFrench = new Intl.NumberFormat('fr-FR').format(MAX_DRAWING_ELEMENTS)
const inEnglish = new Intl.NumberFormat('en-GB').format(MAX_DRAWING_ELEMENTS)

/** The messages for a drawing that the library does not take. */
export const drawingReasons = {
  elements: {
    fr: `Ce dessin (SVG) a trop d’éléments\u00a0: ${inFrench} au plus. Simplifiez-le dans votre logiciel de dessin, ou enregistrez-le en PNG, puis ajoutez-le.`,
    en: `This drawing (SVG) has too many elements: ${inEnglish} at most. Simplify it in your drawing program, or save it as a PNG, then add it.`,
  },
  work: {
    fr: 'Ce dessin (SVG) serait trop long à afficher\u00a0: ses filtres, ses répétitions ou ses groupes sont trop nombreux. Simplifiez-le, ou enregistrez-le en PNG, puis ajoutez-le.',
    en: 'This drawing (SVG) would take too long to show: it has too many filters, repetitions or groups. Simplify it, or save it as a PNG, then add it.',
  },
  unsized: {
    fr: 'Ce dessin (SVG) ne dit ni sa taille ni son cadre (viewBox), et ce qu’il montre ne les donne pas\u00a0: enregistrez-le avec une largeur et une hauteur, ou en PNG, puis ajoutez-le.',
    en: 'This drawing (SVG) says neither its size nor its view box, and what it shows does not give them: save it with a width and a height, or as a PNG, then add it.',
  },
} as const satisfies Record<string, Translations>

/** The reason why the library does not take a drawing. */
export type DrawingReason = keyof typeof drawingReasons
