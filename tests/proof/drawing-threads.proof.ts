import { monitorEventLoopDelay } from 'node:perf_hooks'
import { availableParallelism } from 'node:os'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { prepareMedia } from '#server/content/media/prepare-media.ts'
import { examineDrawing } from '#server/content/svg/examine-drawing.ts'
import { cleanDrawing } from '#server/content/svg/open-drawing.ts'
import { cleanSvg } from '#server/content/svg/sanitise-svg.ts'
import { temporaryFolder } from '#tests/support/server/processes.ts'
import { keepBusy } from '#tests/support/shop/busy-counters.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const MAX_WAIT_MS = 50
/** Waits that the machine makes by itself are no longer than this many times those beside other programs. */
const LIMIT = 3
const ELEMENTS = 19_900
const within = { width: 1280, height: 16_383 }

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inside}</svg>`
const many = (element: (at: number) => string, size = ELEMENTS) => drawing(Array.from({ length: size }, (_, at) => element(at)).join(''))
const classes = Array.from({ length: 400 }, (_, at) => `.c${at}{fill:#${(at % 900) + 100}}`).join('')

/** A drawing for each kind of work of its examination. */
const kinds: readonly (readonly [what: string, source: string])[] = [
  ['20,000 shapes', many((at) => `<rect x="${at % 400}" y="${at % 300}" width="20" height="20" fill="#c4412d"/>`)],
  ['a path of 2 MB', drawing(`<path d="M0 0${'L12.5 7.25'.repeat(200_000)}"/>`)],
  ['2,000 labels', many((at) => `<text x="${at % 400}" y="${at % 300}" font-size="9">Rue ${at}</text>`, 2000)],
  ['a description of 2 MB', drawing(`<desc>${'Étude et conseil, '.repeat(110_000)}</desc><path d="M0 0h9v9z"/>`)],
  ['20,000 styles', many((at) => `<rect width="9" height="9" style="fill:#${(at % 900) + 100}"/>`)],
  ['20,000 shapes with rules of 400 classes', many((at) => (at === 0 ? `<style>${classes}</style>` : `<rect class="c${at % 400}"/>`))],
  [
    '200 repetitions of 490 shapes',
    drawing(`<defs><g id="g">${'<rect width="9" height="9"/>'.repeat(490)}</g></defs>${'<use href="#g"/>'.repeat(200)}`),
  ],
  ['100 levels, 190 times', drawing(`${'<g>'.repeat(98)}${'</g>'.repeat(98)}`.repeat(190))],
  ['10 attributes of each of 19,900 elements', many(() => `<g${Array.from({ length: 10 }, (_, at) => ` a${at}="x"`).join('')}/>`)],
]

interface Waits {
  readonly longest: number
  readonly took: number
}

/** The longest time that the loop waits during a work. */
async function waitsDuring(work: () => Promise<unknown>): Promise<Waits> {
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const start = performance.now()
  await work()
  const took = performance.now() - start
  loop.disable()
  return { longest: loop.max / 1e6, took }
}

const ms = (duration: number): string => `${count(Math.round(duration))} ms`

function blocking(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

async function rows(folder: string): Promise<ProofRow[]> {
  const files = createLocalFileStore(folder)
  const end = keepBusy(availableParallelism())
  const machine = await waitsDuring(() => new Promise((resolve) => setTimeout(resolve, 5000))).finally(end)
  const bound = Math.max(MAX_WAIT_MS, LIMIT * machine.longest)
  // The threads start before.
  await prepareMedia({ bytes: Buffer.from(drawing('<path d="M0 0h1v1"/>')) }, files)
  await cleanDrawing(drawing(''))
  const found: ProofRow[] = []
  for (const [what, source] of kinds) {
    const bytes = Buffer.from(source)
    const inLoop = blocking(() => examineDrawing({ bytes, within })) + blocking(() => cleanSvg(source))
    const { longest, took } = await waitsDuring(async () => [await prepareMedia({ bytes }, files), await cleanDrawing(source)])
    found.push({
      what: `${what} (${count(Math.round(bytes.length / 1000))} kB): examined, drawn in its widths and cleaned`,
      seen: `the loop waited ${ms(longest)} at most, of ${ms(took)}; the same examination in the loop takes ${ms(inLoop)}, ${(inLoop / longest).toFixed(1)} times as long`,
      promised: `at most ${MAX_WAIT_MS} ms, or ${LIMIT} times what the loop waits beside other busy programs (${ms(machine.longest)})`,
      holds: longest <= bound,
    })
  }
  return found
}

/** Drawings are examined, cleaned and drawn while the loop goes on: no other answer waits for them. */
export const drawingThreads: Proof = {
  name: 'drawing-threads',
  title: 'The loop while drawings are examined',
  async run() {
    const folder = await temporaryFolder()
    try {
      return await rows(folder.path)
    } finally {
      await folder.remove()
    }
  },
}
