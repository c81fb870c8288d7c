import { median } from '../interleave.ts'
import type { ListFigures } from './measure-lists.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const both = (times: readonly number[]) => `${seconds(median(times))} (${seconds(Math.min(...times))})`

/** Formats the section on lists of the panel. */
export function listsSection(figures: readonly ListFigures[], load: number): string {
  const rows = figures.map(({ path, first, again, scriptBytes }) =>
    row([`\`${path}\``, both(first), both(again), `${(scriptBytes / 1000).toFixed(0)} kB`]),
  )
  const heads = ['list', 'first visit (aim: 2.5 s)', 'next visit', 'scripts until then']
  return `## Opening a list of the panel

From the address to the first painted rows, on a processor four times slower (Chromium’s own throttling), signed in, at 1440 px by 900: the middle of ${figures[0]?.first.length ?? 0} visits, and the shortest in brackets. The first visit has nothing in its cache. The load of the machine was ${load.toFixed(1)} before.

${[row(heads), row(heads.map(() => '---')), ...rows].join('\n')}`
}
