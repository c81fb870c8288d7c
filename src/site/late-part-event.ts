/** The event of a block whose content came after the page; the app keeps it when it renders the page again. */
export const LATE_PART = 'vitrine:late-part'
