/** Whether an address, with or without its leading slash, is that of the blog or below it. */
export function isBlogAddress(url: string): boolean {
  return /^\/?blog(?:[/?#]|$)/.test(url)
}
