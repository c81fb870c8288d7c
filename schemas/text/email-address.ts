/** The local part has 64 characters at most (RFC 5321); an address that is too long as a whole is refused for its length alone. */
const shortLocalPart = '(?=[^@]{1,64}@|[^]{255})'
/** A dot-atom of RFC 5322, without an apostrophe at its end, which belongs to a quotation. */
const atom = String.raw`[A-Za-z\d!#$%&'*+/=?^_\x60{|}~\-]+`
const localPart = String.raw`${atom}(?:\.${atom})*(?<!')`
/** A label of a domain name, internationalised ones included. */
const letter = String.raw`[\p{L}\p{M}\p{N}]`
const label = String.raw`${letter}(?:[\p{L}\p{M}\p{N}\-]{0,61}${letter})?`
const topLevel = String.raw`(?:xn--[A-Za-z\d\-]{1,58}[A-Za-z\d]|[\p{L}\p{M}]{2,63})`

/** The form of an e-mail address in every form and call, in browser and server. */
export const emailAddress = new RegExp(`^${shortLocalPart}${localPart}@(?:${label}\\.)+${topLevel}$`, 'u')
