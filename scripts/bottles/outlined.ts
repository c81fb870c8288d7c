/** How a bottle is built, on a ground of 720 by 1120: half as wide as its neck and its body are, and where the one becomes the other. */
interface Build {
  readonly neck: number
  readonly body: number
  readonly top: number
  readonly neckEnd: number
  readonly shoulder: number
  /** How far the neck goes on straight where it begins to widen, and the body where it ends to. */
  readonly curve: readonly [number, number]
}

const middle = 360
const band = { neck: 18, body: 30 } as const

/** The outline of a bottle, its shaded side, its shines and its shadow, by how it is built. */
export function outlined({ neck, body, top, neckEnd, shoulder, curve: [leaving, arriving] }: Build) {
  const [wide, fall] = [body - neck, shoulder - neckEnd]
  const [left, right] = [middle - body, middle + body]
  const rise = `c0 ${-arriving} ${-wide} ${leaving - fall} ${-wide} ${-fall}V${top}`
  const inner = wide - band.body + band.neck
  const glide = neckEnd + 40 - shoulder - 16
  return {
    outline: `M${middle - neck} ${top}V${neckEnd}c0 ${leaving} ${-wide} ${fall - arriving} ${-wide} ${fall}V1032q0 28 30 28h${2 * body - 60}q30 0 30-28V${shoulder}${rise}z`,
    shade: `M${right} 1032V${shoulder}${rise}h-${band.neck}V${neckEnd + 6}c2 ${leaving} ${inner} ${fall - arriving} ${inner} ${fall - 6}V1016q0 44-26 44h26q30 0 30-28`,
    shine: `M${left + 19} 1000V${shoulder + 16}c2 ${Math.round(0.46 * glide)} ${wide - 2} ${Math.round(0.6 * glide)} ${wide - 8} ${glide}`,
    glint: left + 41,
    reach: body + 78,
  }
}
