/** The name in the address of the list under which the dialog of a new page is open. */
export const NEW = 'nouvelle'

/** The query of the list with the dialog of a new page open or closed. */
export function withNew(query: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(query)
  if (isOpen) next.set(NEW, '')
  else next.delete(NEW)
  return next
}
