/** The versions of the words by which consent was ever asked for, the last one in use. A page that is still open may ask by the one before. */
export const consentVersions = ['2026-11-20'] as const
