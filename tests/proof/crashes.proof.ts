import { runCrashCycles, type Victim } from '#tests/faults/crash-cycles.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const rounds: readonly (readonly [Victim, number, string])[] = [
  ['program', 100, 'kill -9 du programme qui écrit'],
  ['database', 30, 'kill -9 de la base sous le programme'],
  ['both', 30, 'kill -9 des deux à la fois'],
]

async function runRound([victim, kills, what]: (typeof rounds)[number]): Promise<ProofRow> {
  const outcome = await runCrashCycles({ kills, victim, seed: 20_231_020 })
  const { acknowledged, lost, halves, slowestRestartMs } = outcome
  return {
    what: `${what}, ${outcome.kills} fois, à des instants tirés au sort`,
    seen: `${count(acknowledged)} écritures confirmées, ${lost} perdues, ${halves} à moitié ; redémarrage le plus lent ${slowestRestartMs} ms`,
    promised: '0 perdue, 0 à moitié, redémarrage en 5 s au plus',
    holds: outcome.kills === kills && lost === 0 && halves === 0 && slowestRestartMs <= 5000,
  }
}

/** Kills at random times lose nothing that was acknowledged. */
export const crashes: Proof = {
  name: 'crashes',
  title: 'Arrêts brutaux',
  async run() {
    const rows: ProofRow[] = []
    for (const round of rounds) rows.push(await runRound(round))
    return rows
  },
}
