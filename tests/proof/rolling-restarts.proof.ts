import { restartInTurn } from '#tests/faults/rolling-restarts.ts'
import { count, type Proof } from './proof.ts'

const restarts = 20

/** Servers are replaced one after the other, and no visitor notices. */
export const rollingRestarts: Proof = {
  name: 'rolling-restarts',
  title: 'Redémarrages à tour de rôle',
  async run() {
    const paths = ['/', '/vous-etes/avocats', '/api/site/info', '/api/parameter', '/sitemap.xml']
    const { requests, failures, exitCodes } = await restartInTurn({ restarts, visitors: 8, paths })
    const stoppedWell = exitCodes.filter((code) => code === 0).length
    return [
      {
        what: `${restarts} redémarrages de deux serveurs sur une base, derrière un relais`,
        seen: `${count(requests)} demandes, ${failures.length} en échec ; ${stoppedWell} arrêts en bon ordre`,
        promised: 'aucune demande en échec',
        holds: failures.length === 0 && stoppedWell === restarts && requests > 0,
      },
    ]
  },
}
