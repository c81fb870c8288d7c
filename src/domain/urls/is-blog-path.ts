/** Returns true for the URL of the blog and those below it, with or without a leading slash. */
export function isBlogAddress(url: string): boolean {
  return /^\/?blog(?:[/?#]|$)/.test(url)
}
