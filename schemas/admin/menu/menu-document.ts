/** The number of the document that the menu of a site is edited as. Its language is the default one of the site. */
export const menuDocument = 1

/** The region of the draft of a menu. */
export const MENU_REGION = 'menu'

/** The type of the blocks of a menu. */
export const MENU_ENTRY = 'menu-entry'

/** The slot of an entry that holds the entries below it. */
export const ENTRY_SLOT = 'children'
