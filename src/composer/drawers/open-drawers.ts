/** The side of the canvas where a drawer opens. */
export type DrawerName = 'left' | 'right'

/** The drawers that are open. */
export type OpenDrawers = Readonly<Record<DrawerName, boolean>>

/** The page alone. */
export const NO_DRAWERS: OpenDrawers = { left: false, right: false }

/** True when the same drawers are open. */
export const areSameDrawers = (one: OpenDrawers, other: OpenDrawers): boolean => one.left === other.left && one.right === other.right

/** The drawers after one was opened; the other one gives way where both would hide the page. */
export function withOpen(drawers: OpenDrawers, name: DrawerName, hasRoomForBoth: boolean): OpenDrawers {
  return { ...(hasRoomForBoth ? drawers : NO_DRAWERS), [name]: true }
}

/** The drawers after one was closed. */
export const withClosed = (drawers: OpenDrawers, name: DrawerName): OpenDrawers => ({ ...drawers, [name]: false })

/** The id of the element of a drawer. */
export const drawerId = (name: DrawerName): string => `composer-drawer-${name}`

/** The id of the button that opens a drawer. */
export const drawerButtonId = (name: DrawerName): string => `${drawerId(name)}-button`
