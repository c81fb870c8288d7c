import { runCrashCycles, type Victim } from '#tests/faults/crash-cycles.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const rounds: readonly (readonly [Victim, number, string])[] = [
  ['program', 100, 'kill -9 of the program that writes'],
  ['database', 30, 'kill -9 of the database below the program'],
  ['both', 30, 'kill -9 of both at once'],
]

async function runRound([victim, kills, what]: (typeof rounds)[number]): Promise<ProofRow> {
  const outcome = await runCrashCycles({ kills, victim, seed: 20_231_020 })
  const { acknowledged, lost, halves, slowestRestartMs } = outcome
  return {
    what: `${what}, ${outcome.kills} times, at random moments`,
    seen: `${count(acknowledged)} acknowledged writes, ${lost} lost, ${halves} half there; slowest restart ${slowestRestartMs} ms`,
    promised: '0 lost, 0 half there, restarted within 5 s',
    holds: outcome.kills === kills && lost === 0 && halves === 0 && slowestRestartMs <= 5000,
  }
}

/** Kills at random times lose nothing that was acknowledged. */
export const crashes: Proof = {
  name: 'crashes',
  title: 'Kills',
  async run() {
    const rows: ProofRow[] = []
    for (const round of rounds) rows.push(await runRound(round))
    return rows
  },
}
