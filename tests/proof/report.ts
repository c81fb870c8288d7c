import type { Proof, ProofRow } from './proof.ts'

/** Result of one proof. */
export interface Outcome {
  readonly proof: Pick<Proof, 'name' | 'title'>
  readonly rows: readonly ProofRow[]
  readonly seconds: number
}

const INTRO =
  'What takes too long for each change, shown in full by `npm run proof`; `npm test` runs a short form of each, but of the mutations of the code.' +
  ' `npm run proof -- next` runs the part with the oldest outcome by commits, then others while their usual durations fit into `--minutes` (20 by default); `npm run proof -- ages` lists the parts, oldest first. A part that never ran, or that names a commit outside of the history, counts as oldest.'
const NAME = /^`npm run proof -- ([\w-]+)` ·/m

/** The sign before a figure: it holds, it does not, or this machine cannot tell. */
export const mark = ({ holds }: ProofRow): string => (holds === null ? '–' : holds ? '✓' : '✗')
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function section({ proof, rows, seconds }: Outcome, made: string): string {
  const lines = rows.map((row) => `| ${mark(row)} | ${cell(row.what)} | ${cell(row.seen)} | ${cell(row.promised)} |`)
  const table = ['| | done | seen | promised |', '| --- | --- | --- | --- |', ...lines].join('\n')
  return [`## ${proof.title}`, `\`npm run proof -- ${proof.name}\` · ${seconds} s, ${made}`, table].join('\n\n')
}

const split = (report: string): string[] => report.split(/^(?=## )/m).slice(1)

/** The sections of the report by the names of their proofs. */
export function sectionsOf(report: string): Map<string, string> {
  return new Map(split(report).map((text) => [NAME.exec(text)?.[1] ?? '', text.trim()]))
}

/** The sections written by hand: no proof made them. */
const writtenByHand = (report: string): string[] => split(report).flatMap((text) => (NAME.test(text) ? [] : [text.trim()]))

/** The report: sections written by hand first, then one for each proof, new where it was run. A section of a proof that no longer exists goes. */
export function mergeReport(
  report: string,
  { outcomes, names, made }: { readonly outcomes: readonly Outcome[]; readonly names: readonly string[]; readonly made: string },
): string {
  const sections = sectionsOf(report)
  for (const outcome of outcomes) sections.set(outcome.proof.name, section(outcome, made))
  const ofProofs = names.map((name) => sections.get(name)).filter((text) => text !== undefined)
  return `${['# Proofs', INTRO, ...writtenByHand(report), ...ofProofs].join('\n\n')}\n`
}
