/** A part of the window. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** True for parts that have a point in common. */
export const meets = (one: Square, other: Square): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
