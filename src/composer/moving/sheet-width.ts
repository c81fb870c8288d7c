/** The width of the sheet of « Déplacer », in pixels. */
export const MOVE_SHEET_WIDTH = 344
