/** The type of the block by which visitors write to the company: a page that shows one is where views lead them. */
export const CONTACT_FORM = 'contact-form'

/** Types of blocks by which other parts find pages. Only these are stored as references. */
export const soughtBlocks: ReadonlySet<string> = new Set([CONTACT_FORM])
