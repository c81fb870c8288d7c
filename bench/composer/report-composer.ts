import type { ComposerFigures } from './measure-composer.ts'
import type { EditorFigures } from './measure-editor.ts'
import { structureActs } from './structure-acts.ts'

/** A promise about typing: a ratio of two figures of one run, and its bound. */
interface ComposerRatio {
  readonly what: string
  readonly ratio: number
  readonly bound: number
}

const figureOf = (figures: readonly EditorFigures[], name: string, blocks: number) =>
  figures.find((each) => each.name === name && each.blocks === blocks)

/** The ratios that are promised, as far as both sides were measured. */
export function composerRatios({ typing: figures, structure }: ComposerFigures): ComposerRatio[] {
  type Figure = 'p50' | 'p95' | 'loadCpuMs' | 'canvasCpuMs'
  const read = (name: string) => (blocks: number, figure: Figure) => figureOf(figures, name, blocks)?.[figure]
  const [ours, puck] = [read('ours'), read('puck')]
  const ratios: readonly (readonly [what: string, one: number | undefined, other: number | undefined, bound: number])[] = [
    ['median wait at 1,000 blocks to that at 100', ours(1000, 'p50'), ours(100, 'p50'), 1.3],
    ['95 in 100 at 1,000 blocks to Puck’s', ours(1000, 'p95'), puck(1000, 'p95'), 1 / 3],
    ['95 in 100 at 500 blocks on a processor four times slower to Puck’s', ours(500, 'p95'), puck(500, 'p95'), 0.3],
    ['processor time until 1,000 blocks can be edited to Puck’s', ours(1000, 'loadCpuMs'), puck(1000, 'loadCpuMs'), 1 / 3],
    ['processor time until the canvas alone takes edits of 100 blocks to Puck’s', ours(100, 'canvasCpuMs'), puck(100, 'loadCpuMs'), 1],
  ]
  const acts = structureActs.map(
    (name) => [`${name} at 500 blocks to Puck’s`, structure['ours']?.[name], structure['puck']?.[name], 1 / 3] as const,
  )
  return [...ratios, ...acts].flatMap(([what, one, other, bound]) =>
    one === undefined || other === undefined || Number.isNaN(one / other) ? [] : [{ what, ratio: one / other, bound }],
  )
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const ms = (value: number | undefined) => (value === undefined ? '—' : `${value.toFixed(1)} ms`)

/** The section on editing. */
export function composerSection(measured: ComposerFigures, load: number): string {
  const { typing: figures, structure } = measured
  const pages = figures.filter(({ name }) => name === 'ours')
  const rows = pages.map(({ blocks, throttle, p50, p95, loadCpuMs }) => {
    const peer = figureOf(figures, 'puck', blocks)
    const title = `${blocks.toLocaleString('en')} blocks${throttle > 1 ? `, processor ${throttle} times slower` : ''}`
    return row([title, `${ms(p50)} / ${ms(p95)}`, `${ms(peer?.p50)} / ${ms(peer?.p95)}`, ms(loadCpuMs), ms(peer?.loadCpuMs)])
  })
  const bounds = composerRatios(measured).map(({ what, ratio, bound }) => row([what, `**${ratio.toFixed(2)}**`, `≤ ${bound.toFixed(2)}`]))
  const acts = structureActs.map((name) => row([name, ms(structure['ours']?.[name]), ms(structure['puck']?.[name])]))
  return `## Editing a page

From a key in the field of a title to the picture that shows it on the canvas, half of the keys and 95 in 100; and the processor time of the page until it can be edited, the middle of three visits. Each page is opened three times in both editors, in turn. Mixed and nested blocks of ten types; the form of the block is open. Puck 0.23.0 edits the same blocks with the same views and styles in the same run. Bound by this
bench. The canvas alone, 100 blocks without the editor around them, takes edits after ${ms(figureOf(figures, 'ours', 100)?.canvasCpuMs)}. The aims are 16 ms for half of the keys and 20 ms for 95 in 100, at full speed. The load of the machine was ${load.toFixed(1)} before.

${[row(['', 'ours', 'Puck', 'ours, until ready', 'Puck, until ready']), row(Array(5).fill('---')), ...rows].join('\n')}

Acts on the structure of a page of 500 blocks, from the key or the call to the picture of the change, the middle of all rounds: a block is inserted, moved down, removed, duplicated, put into a section, 20 blocks are pasted, and each act is undone.

${[row(['', 'ours', 'Puck']), row(Array(3).fill('---')), ...acts].join('\n')}

${[row(['ratio', 'figure', 'bound']), row(Array(3).fill('---')), ...bounds].join('\n')}`
}
