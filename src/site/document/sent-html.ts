/** An element that carries the HTML with which the server sent it. */
export interface SentElement extends Element {
  sentHtml?: string
}

/** Stores the HTML of an element before a translator changes its text; the app reads it before it hydrates the element. */
export function storeSentHtml(element: SentElement | null): void {
  if (element) element.sentHtml = element.innerHTML
}
