/** Props that tie a picture to its caption for screen readers: the figure has its caption as its name. */
export function figureProps(caption: string | undefined): { readonly role: 'figure'; readonly 'aria-label': string } | undefined {
  return caption ? { role: 'figure', 'aria-label': caption } : undefined
}
