import { closePalette } from '#composer/palette/open-palette.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

type Searched = Pick<Workbench, 'sought' | 'adding' | 'addingTo'>

/** Shows the outline with its search, whose field takes the keys. A former search stays. */
export function openOutlineSearch(bench: Searched): void {
  if (bench.adding.get() > 0) closePalette(bench)
  bench.sought.set(bench.sought.get() ?? '')
}
