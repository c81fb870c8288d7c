/** What ties a picture to its caption for those who listen: the figure says what it is, and bears its caption as its name. */
export function figureProps(caption: string | undefined): { readonly role: 'figure'; readonly 'aria-label': string } | undefined {
  return caption ? { role: 'figure', 'aria-label': caption } : undefined
}
