import type { Proof, ProofRow } from './proof.ts'

/** What one proof has shown. */
export interface Outcome {
  readonly proof: Pick<Proof, 'name' | 'title'>
  readonly rows: readonly ProofRow[]
  readonly seconds: number
}

const INTRO =
  'What takes too long for each change, shown in full by `npm run proof`; `npm test` runs a short form of each, but of the mutations of the code and of PostgreSQL 15.'
const NAME = /`npm run proof -- ([\w-]+)`/

/** The sign before a figure: held, not held, or not to be had on this machine. */
export const mark = ({ holds }: ProofRow): string => (holds === null ? '–' : holds ? '✓' : '✗')
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function section({ proof, rows, seconds }: Outcome, made: string): string {
  const lines = rows.map((row) => `| ${mark(row)} | ${cell(row.what)} | ${cell(row.seen)} | ${cell(row.promised)} |`)
  const table = ['| | done | seen | promised |', '| --- | --- | --- | --- |', ...lines].join('\n')
  return [`## ${proof.title}`, `\`npm run proof -- ${proof.name}\` · ${seconds} s, ${made}`, table].join('\n\n')
}

function sectionsOf(report: string): Map<string, string> {
  const sections = report.split(/^(?=## )/m).slice(1)
  return new Map(sections.map((text) => [NAME.exec(text)?.[1] ?? '', text.trim()]))
}

/** The report with the sections of the proofs that were run, and those of the others as they stood; what is no proof any more goes. */
export function mergeReport(
  report: string,
  { outcomes, names, made }: { readonly outcomes: readonly Outcome[]; readonly names: readonly string[]; readonly made: string },
): string {
  const sections = sectionsOf(report)
  for (const outcome of outcomes) sections.set(outcome.proof.name, section(outcome, made))
  const kept = names.map((name) => sections.get(name)).filter((text) => text !== undefined)
  return `${['# Proofs', INTRO, ...kept].join('\n\n')}\n`
}
