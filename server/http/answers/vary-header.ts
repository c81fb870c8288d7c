/** What the answers to calls depend on besides their address, refusals included. */
export const varyHeader = 'Accept-Encoding, userLang, x-site-id, Cookie, Authorization'
