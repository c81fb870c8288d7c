/** The colours of a site whose theme leaves them out, as src/ui/styles/tokens.css has them. */
export const usualColors = { background: '#f8f4ea', text: '#1c2a47' } as const

/** Share of the text in the usual surface, and of the ground in the usual faint text. */
export const usualShares = { surface: 0.06, muted: 0.24 } as const

/** The text on a light fill. */
export const DARK_TEXT = '#14181f'

/** The text on a dark fill. */
export const LIGHT_TEXT = '#ffffff'
