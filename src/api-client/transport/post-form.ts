/** Submits a plain form like the browser and follows redirects. Returns null without a response. */
export function postPlainForm(
  action: string,
  fields: URLSearchParams,
): Promise<Pick<Response, 'redirected' | 'status' | 'text' | 'url'> | null> {
  return fetch(action, { method: 'POST', body: fields }).catch(() => null)
}
