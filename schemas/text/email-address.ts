/** What stands before the sign of an address has 64 characters at most: no mail server takes more. Of one that is too long as a whole, that is said. */
const shortLocalPart = '(?=[^@]{1,64}@|[^]{255})'
const localPart = String.raw`[\w'+\-]+(?:\.[\w'+\-]+)*(?<!')`
const domain = String.raw`(?:[A-Za-z\d][A-Za-z\d\-]*\.)+[A-Za-z]{2,}`

/** The form of an e-mail address that somebody gives as theirs, by which browser and server refuse alike. */
export const emailAddress = new RegExp(`^${shortLocalPart}${localPart}@${domain}$`)
