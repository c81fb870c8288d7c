import fc from 'fast-check'
import { testDatabase } from '#tests/support/database/database.ts'
import { listQueries, listRows } from '#tests/support/database/list-arbitraries.ts'
import { answerList } from '#tests/support/database/list-model.ts'
import { createListTable } from '#tests/support/database/list-table.ts'
import { count, type Proof } from './proof.ts'

const tables = 2000
const queriesPerTable = 10

async function countDifferences(): Promise<number> {
  const database = await testDatabase()
  const table = await createListTable(database)
  let differences = 0
  const compared = fc.asyncProperty(
    listRows,
    fc.array(listQueries, { minLength: queriesPerTable, maxLength: queriesPerTable }),
    async (rows, queries) => {
      await table.fill(rows)
      for (const query of queries) {
        const [seen, meant] = [await table.answer(query), answerList(rows, query)]
        if (JSON.stringify(seen) !== JSON.stringify(meant)) differences += 1
      }
    },
  )
  try {
    await fc.assert(compared, { numRuns: tables, seed: 20_231_020 })
    return differences
  } finally {
    await database.close()
  }
}

/** Lists read by PostgreSQL are those that the grammar describes. */
export const lists: Proof = {
  name: 'lists',
  title: 'Lists and filters',
  async run() {
    const differences = await countDifferences()
    return [
      {
        what: `${count(tables * queriesPerTable)} random queries of ${count(tables)} tables, compared with a model in memory`,
        seen: `${count(differences)} differences`,
        promised: '0 differences',
        holds: differences === 0,
      },
    ]
  },
}
