import { StartError } from '#server/config/start-error.ts'
import { silentLog } from '#server/database/log.ts'
import { openDatabase } from '#server/database/open-database.ts'

// Opens a data folder as a server does, and ends with the code of its refusal.
try {
  const database = await openDatabase({ DATA_DIR: process.argv[2] ?? '' }, silentLog)
  await database.stop()
} catch (error) {
  process.exitCode = error instanceof StartError ? error.exitCode : 1
}
