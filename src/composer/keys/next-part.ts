import { focusNextPart, type ScreenParts } from '#kit/parts/next-part.ts'

const PARTS: ScreenParts = [
  ['[data-part="left"] [role="treegrid"]', '[data-part="left"] input[type="search"]'],
  ['iframe[data-state]'],
  ['[data-part="fields"] [role="tab"][aria-selected="true"]', '[data-part="fields"] button'],
  ['[data-part="bar"] button'],
  ['[data-part="uploads"] button'],
]

/** Gives the focus to the next part of the desk that is there, or to the one before: outline or palette, page, fields, bar, toast. */
export const focusNextDeskPart = (by: 1 | -1): void => focusNextPart(PARTS, by)
