/** The name in the address of the list under which the dialog of a new page is open. */
export const NEW = 'nouvelle'

/** The value of that name for a new page at the end of the menu; an entry of the menu has its id, a page outside of it the empty text. */
export const AT_END = 'menu'

/** The query of the list with the dialog of a new page open or closed. */
export function withNew(query: URLSearchParams, isOpen: boolean, under = ''): URLSearchParams {
  const next = new URLSearchParams(query)
  if (isOpen) next.set(NEW, under)
  else next.delete(NEW)
  return next
}
