import { sufferOutage } from '#tests/faults/database-outage.ts'
import { count, type Proof } from './proof.ts'

/** Visitors hardly notice a database that is away for half a minute. */
export const databaseOutage: Proof = {
  name: 'database-outage',
  title: 'A database away for 30 seconds',
  async run() {
    const { visits, failed, backAfterMs } = await sufferOutage(30)
    return [
      {
        what: 'PostgreSQL stopped for 30 s under eight readers of a known page',
        seen: `${count(visits)} reads, ${count(failed)} failed, database joined again after ${backAfterMs} ms`,
        promised: 'less than 1 % failed, joined again within 2 s',
        holds: visits > 0 && failed / visits < 0.01 && backAfterMs <= 2000,
      },
    ]
  },
}
