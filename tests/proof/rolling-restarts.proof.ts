import { restartInTurn } from '#tests/faults/rolling-restarts.ts'
import { count, type Proof } from './proof.ts'

const restarts = 20

/** Servers are replaced one after the other, and no visitor notices. */
export const rollingRestarts: Proof = {
  name: 'rolling-restarts',
  title: 'Restarts in turn',
  async run() {
    const paths = ['/', '/vous-etes/avocats', '/api/site/info', '/api/parameter', '/sitemap.xml']
    const { requests, failures, exitCodes } = await restartInTurn({ restarts, visitors: 8, paths })
    const stoppedWell = exitCodes.filter((code) => code === 0).length
    return [
      {
        what: `${restarts} restarts of two servers on one database, behind a proxy`,
        seen: `${count(requests)} requests, ${failures.length} failed; ${stoppedWell} stops in good order`,
        promised: 'no request failed',
        holds: failures.length === 0 && stoppedWell === restarts && requests > 0,
      },
    ]
  },
}
