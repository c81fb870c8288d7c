/** The places of the composer where a person clicks and presses keys. */
export const PLACES = ['page', 'text', 'outline', 'name', 'field', 'palette'] as const

/** A place of the composer. */
export type HandPlace = (typeof PLACES)[number]

/** The clicks and keys of a person. */
export const DEEDS = ['click', 'double-click', 'Enter', 'Escape', 'Tab', 'letter', 'sign', 'delete', 'arrows'] as const

/** Something that a person does with the mouse or a key. */
export type Deed = (typeof DEEDS)[number]

/** The meanings that a deed may have. */
export type Meaning =
  | 'add'
  | 'add-first'
  | 'around'
  | 'caret'
  | 'clear-search'
  | 'command-by-choice'
  | 'delete-character'
  | 'former-name'
  | 'go-to-name'
  | 'leave-text'
  | 'leave-text-or-line'
  | 'next-control'
  | 'next-text'
  | 'nothing'
  | 'open-fields'
  | 'remove'
  | 'rename'
  | 'select'
  | 'select-word'
  | 'stay'
  | 'store-name'
  | 'type'
  | 'type-or-add'
  | 'walk'
  | 'write'

/**
 * The one meaning of each deed in each place. Where a text has the keys, nothing but Escape, Enter and Tab leaves it, all of them with what
 * was typed; a letter is a command on the page alone, and there only by choice. The guide is made of this table.
 */
export const HAND: Readonly<Record<Deed, Readonly<Record<HandPlace, Meaning>>>> = {
  click: { page: 'write', text: 'caret', outline: 'select', name: 'caret', field: 'caret', palette: 'add' },
  'double-click': { page: 'write', text: 'select-word', outline: 'rename', name: 'select-word', field: 'select-word', palette: 'add' },
  Enter: { page: 'write', text: 'leave-text-or-line', outline: 'open-fields', name: 'store-name', field: 'stay', palette: 'add-first' },
  Escape: { page: 'around', text: 'leave-text', outline: 'around', name: 'former-name', field: 'stay', palette: 'clear-search' },
  Tab: {
    ...{ page: 'next-control', text: 'next-text', outline: 'next-control' },
    ...{ name: 'store-name', field: 'next-control', palette: 'next-control' },
  },
  letter: { page: 'command-by-choice', text: 'type', outline: 'go-to-name', name: 'type', field: 'type', palette: 'type' },
  sign: { page: 'add', text: 'type-or-add', outline: 'add', name: 'type', field: 'type', palette: 'type' },
  delete: {
    ...{ page: 'remove', text: 'delete-character', outline: 'remove' },
    ...{ name: 'delete-character', field: 'delete-character', palette: 'delete-character' },
  },
  arrows: { page: 'nothing', text: 'caret', outline: 'walk', name: 'caret', field: 'caret', palette: 'walk' },
}
