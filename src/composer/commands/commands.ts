import { duplicate, moveDown, moveUp, remove } from './change-structure.ts'
import { insertBlocks, moveBlocks } from './place-blocks.ts'
import { replacePicture, setField, setHead, setLink, setRichText, setVisibility } from './set-values.ts'

/** All commands by name. */
export const commands = {
  setField,
  setRichText,
  replacePicture,
  setLink,
  setVisibility,
  setHead,
  insertBlocks,
  moveBlocks,
  moveUp,
  moveDown,
  duplicate,
  remove,
} as const

/** The commands on the selected block that need nothing but it, in the order of its toolbar. */
export const blockCommands = { moveUp, moveDown, duplicate, remove } as const

/** The name of a command on the selected block. */
export type BlockCommandName = keyof typeof blockCommands

/** The command on the selected block for a pressed combination; null when there is none. */
export function blockCommandFor(combo: string): BlockCommandName | null {
  for (const [name, { keys }] of Object.entries(blockCommands)) if (keys.includes(combo)) return name as BlockCommandName
  return null
}
