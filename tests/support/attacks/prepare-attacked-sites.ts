import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLocalFileStore, type FileStore } from '#server/adapters/file-store.ts'
import { readEnvironment } from '#server/config/env.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { openDatabase, type Database } from '#server/database/open-database.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import { saveMedia } from '#server/content/media/save-media.ts'
import { createLog } from '#server/http/monitoring/log.ts'
import { generatedAttacks } from './arbitrary-attacks.ts'
import { addAttackedBlocks } from './attacked-blocks.ts'
import { addAttackedSettings } from './attacked-settings.ts'
import type { AttackPlan, AttackedDrawings, AttackSize } from './attack-plan.ts'
import { svgAttacks } from './svg-attacks.ts'
import { attacks } from './vectors.ts'

// Run as a program by attacked-server.ts, before the server: sites in which every text is an attack, and the plan of where they are shown.

/** Stores drawings as an upload would, and as they are: past the product. */
async function addDrawings({ db }: Database, files: FileStore, { library }: Features): Promise<AttackedDrawings> {
  const uploaded: string[] = []
  const raw: string[] = []
  const { id: siteId } = await db.selectFrom('sites').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()
  const pathOf = async (id: number): Promise<string> => {
    const row = await db.selectFrom('media').select(['external_id', 'filename']).where('id', '=', id).executeTakeFirstOrThrow()
    return `/media/${row.external_id}/${row.filename}`
  }
  for (const source of svgAttacks) {
    const bytes = Buffer.from(source)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const file = `raw/${hash}.svg`
    await files.put(file, bytes)
    const prepared = { hash, file, mime: 'image/svg+xml', bytes: bytes.length, width: 9, height: 9, blur: '', variants: [] }
    raw.push(await pathOf(await saveMedia(db, siteId, { prepared, filename: 'dessin.svg', texts: {} })))
    const taken = await library.put(siteId, { bytes, filename: 'dessin.svg', texts: {} }).catch(() => null)
    if (taken !== null) uploaded.push(await pathOf(taken))
  }
  return { uploaded, raw, refused: svgAttacks.length - uploaded.length }
}

async function main(planFile: string, { blockPairs, rounds, generated, seed }: AttackSize): Promise<void> {
  const env = readEnvironment()
  const log = createLog(env)
  const database = await openDatabase(env, log)
  const { db } = database
  await migrateToLatest(db)
  const files = createLocalFileStore(join(env.DATA_DIR, 'files'))
  const features = await createFeatures({ db, files, publicUrl: env.PUBLIC_URL, log })
  const all = [...attacks, ...generatedAttacks(generated, seed)]
  const blocks = await addAttackedBlocks({ db, features }, all, blockPairs)
  const settings = await addAttackedSettings({ db, features }, all, rounds)
  const plan: AttackPlan = { blocks, settings, drawings: await addDrawings(database, files, features), attacks: all.length }
  await writeFile(planFile, JSON.stringify(plan))
  await database.stop()
}

const [, , planFile = '', size = '{}'] = process.argv
await main(planFile, JSON.parse(size) as AttackSize)
