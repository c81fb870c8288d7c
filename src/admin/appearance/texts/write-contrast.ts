const number = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'floor' })

/** Writes a contrast, rounded down: one that is too low is never shown as the least. */
export const writeContrast = (contrast: number): string => number.format(contrast)
