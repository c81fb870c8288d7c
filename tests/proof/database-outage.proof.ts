import { sufferOutage } from '#tests/faults/database-outage.ts'
import { count, type Proof } from './proof.ts'

/** Visitors hardly notice a database that is away for half a minute. */
export const databaseOutage: Proof = {
  name: 'database-outage',
  title: 'Base de données absente 30 secondes',
  async run() {
    const { visits, failed, backAfterMs } = await sufferOutage(30)
    return [
      {
        what: 'serveur PostgreSQL arrêté 30 s sous huit lecteurs d’une page connue',
        seen: `${count(visits)} lectures, ${count(failed)} en échec, base rejointe après ${backAfterMs} ms`,
        promised: 'moins de 1 % d’échecs, rejointe en 2 s',
        holds: visits > 0 && failed / visits < 0.01 && backAfterMs <= 2000,
      },
    ]
  },
}
