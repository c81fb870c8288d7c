/** The size of the sheet of « Déplacer », in pixels. */
export const MOVE_SHEET = { width: 344 } as const
