/** Query parameter of the part of the appearance that is shown. */
export const PART = 'partie'

/** Values of the parts of the appearance in its address, in their order. */
export const appearanceParts = { colors: 'couleurs', letters: 'lettres', logos: 'logos', banner: 'bandeau', shapes: 'formes' } as const

/** The address in the panel of a part of the appearance. */
export const partAddress = (part: keyof typeof appearanceParts): string => `/apparence?${PART}=${appearanceParts[part]}`
