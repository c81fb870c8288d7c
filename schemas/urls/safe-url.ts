const UNWANTED = '\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff<>"`\\\\'
// No host has them; a wildcard in a policy that is made from an address would mean every host.
const NO_HOST = "*$!'(),;&=+|^%"
const SAFE_URL = new RegExp(
  `^(?:https?://(?:[^${UNWANTED}${NO_HOST}/?#@[\\]]+|\\[[0-9a-f:.]+\\](?::\\d+)?)(?:[/?#][^${UNWANTED}]*)?|(?:mailto|tel):(?!/)[^${UNWANTED}]+|/(?![^?#]*//)(?!/)[^${UNWANTED}]*|#[^${UNWANTED}]*)$`,
  'i',
)
const PAGE_PATH = /^(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?(?:#[a-z0-9-]+)?$/

/** Says whether a text may become the address of a link or a picture: http, https, mailto, tel, a path of this site or a place in the page. */
export function isSafeUrl(value: string): boolean {
  return value.length <= 2048 && SAFE_URL.test(value)
}

/** Says whether a text may be the address of a menu entry: a page's url without leading slash, or any safe address. */
export function isMenuUrl(value: string): boolean {
  return PAGE_PATH.test(value) || isSafeUrl(value)
}
