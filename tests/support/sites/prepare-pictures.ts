import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { silentLog } from '#server/database/log.ts'
import { seedSampleSites } from '#server/seeds/seed.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { arePicturesStored, withStoredPictures } from './stored-pictures.ts'

// Run by `npm test` before its parts begin: it seeds the sample sites into a database that it drops, and stores their prepared pictures.

async function main(): Promise<void> {
  if (await arePicturesStored()) return
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  const database = await testDatabase()
  try {
    const files = createLocalFileStore(folder)
    await withStoredPictures(folder, async () => {
      await seedSampleSites({ db: database.db, files, publicUrl: 'http://localhost:3000', log: silentLog })
    })
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

await main()
