import { silentLog } from '#server/database/log.ts'
import { openForMaintenance } from '#server/database/maintenance-connection.ts'

type Visited = Awaited<ReturnType<typeof openForMaintenance>>['db']

/** Changes the database of the server under test, behind the pages that are open. */
export async function behindThePage<Answer>(change: (db: Visited) => Promise<Answer>): Promise<Answer> {
  const database = await openForMaintenance({ DATA_DIR: process.env['E2E_DATA'] ?? '' }, silentLog)
  try {
    return await change(database.db)
  } finally {
    await database.stop()
  }
}
