/** The types of files that visitors may send: those that are looked into. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** A type of file that visitors may send. */
export type UploadType = (typeof uploadTypes)[number]

/** The types of pictures that the library takes. HEIC is not among them: a telephone sends a JPEG where it is not asked for. */
export const libraryPictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'] as const

/** How much a film may weigh, and the pieces in which it is sent: a slow connection has the time of one request for each. */
export const filmLimits = { bytes: 200_000_000, pieceBytes: 2_097_152 } as const

/** Limits of a form with files; excess data is rejected while it is received. The largest form has 300 questions, and each answer to one that takes several is a field. */
export const uploadLimits = { fileBytes: 10_485_760, files: 10, totalBytes: 20_971_520, fields: 1000, fieldBytes: 65_536 } as const

/** The most elements of a drawing (SVG). A larger one would take long to draw in each browser that shows it. */
export const MAX_DRAWING_ELEMENTS = 20_000
