/** The types of files that visitors may send: those that are looked into. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** A type of file that visitors may send. */
export type UploadType = (typeof uploadTypes)[number]

/** What a form with files may hold; what goes beyond is refused while it comes. */
export const uploadLimits = { fileBytes: 10_485_760, files: 10, totalBytes: 20_971_520, fields: 50, fieldBytes: 65_536 } as const
