/** Sends a page's own form as the browser would, and follows to the page that answers it; null where nobody answers. */
export function postPlainForm(
  action: string,
  fields: URLSearchParams,
): Promise<Pick<Response, 'redirected' | 'status' | 'text' | 'url'> | null> {
  return fetch(action, { method: 'POST', body: fields }).catch(() => null)
}
