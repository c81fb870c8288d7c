/** Request headers, beside the URL, on which responses of calls depend, refusals included. */
export const varyHeader = 'Accept-Encoding, userLang, x-site-id, Cookie, Authorization'
