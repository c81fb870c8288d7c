import type { Kysely, Transaction } from 'kysely'
import { uploadLimits } from '#schemas/text/uploads.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import type { FileStore } from '#server/adapters/file-store.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { removeGivenUpFilms } from './films/film-pieces.ts'
import { forgetRoom, freeRoom } from './films/film-room.ts'
import { registerFolder, resolveFolder, unregisterFolder, deleteOrphans, type PendingFolder } from './orphaned-files.ts'
import { fetchPreview, requireListedHost } from './remote-image.ts'
import { mediaFolder, prepareMedia, type MediaBytes } from './prepare-media.ts'
import type { PreparedMedia } from './prepared-media.ts'
import { readPublicPicture } from './public-image.ts'
import { refuseBeyondSite } from './quota.ts'
import { saveCaptions } from './save-captions.ts'
import { saveMedia, type MediaTexts } from './save-media.ts'

/** An uploaded file of a site with its texts. */
export interface MediaUpload extends MediaBytes {
  readonly filename: string
  readonly texts: MediaTexts
  /** The captions of a film in WebVTT, by locale. */
  readonly captions?: Readonly<Record<string, Uint8Array>> | undefined
  /** False once its sender has given it up: then nothing of it is stored. */
  readonly isWanted?: (() => boolean) | undefined
}

/** A picture of a listed host, or a video of YouTube or Vimeo, by its address. */
export interface RemoteMedia {
  readonly address: string
  readonly filename: string
  readonly texts: MediaTexts
  /** The picture that stands for it; asked of its host when it is not given. */
  readonly poster?: Uint8Array | undefined
}

/** Takes files into the libraries of sites. What is not taken is a Refusal, and leaves neither row nor file. */
export interface Library {
  /** Stores a file under a new number, or in the place of another; answers its number once its row and its files are on the disk. */
  put(siteId: number, upload: MediaUpload, known?: number): Promise<number>
  /** Stores something of another host with a picture that stands for it: nothing is asked of that host until a visitor wants to see it. */
  embed(site: Site, outside: RemoteMedia, known?: number): Promise<number>
  /** Stores a picture of the public folder, which stays there. */
  place(siteId: number, picture: Pick<MediaUpload, 'filename' | 'texts'>, known?: number): Promise<number>
  /** Prepares a file that a row is about to name. Until then its folder is one that the sweep removes. */
  prepare(given: MediaBytes): Promise<PreparedMedia>
  /** Makes the files of something that is stored, should they be gone. */
  restore(upload: Pick<MediaUpload, 'bytes' | 'poster' | 'captions'>): Promise<void>
  /** Removes files without references; returns the number of folders. A dry run only counts. */
  sweep(trx: Transaction<Tables>, options: { readonly dryRun: boolean }): Promise<number>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly files: FileStore
  readonly fetchOutside: SafeFetch
}

type Trx = Transaction<Tables>

function refusalOf(error: unknown): unknown {
  if (!(error instanceof FileError)) return error
  const { code, removed, reason } = error
  return new ApiError('VALIDATION_FAILED', { errors: [{ field: 'file', code, ...(removed && { removed }), ...(reason && { reason }) }] })
}

/** Gives up folders that no row came to name; without the database they wait for the sweep. */
async function giveUp({ db, files }: Needs, notes: readonly PendingFolder[]): Promise<void> {
  for (const note of notes) {
    await inTransaction(db, (trx) => resolveFolder(trx, files, note.folder, [note])).catch(() => false)
  }
}

/** Prepares files, and does something with them; when either fails, nothing of them stays. */
async function withPrepared<Result>(
  needs: Needs,
  given: readonly MediaBytes[],
  work: (prepared: readonly PreparedMedia[], notes: readonly PendingFolder[]) => Promise<Result>,
): Promise<Result> {
  if (given.some(({ bytes, poster }) => Math.max(bytes.length, poster?.length ?? 0) > uploadLimits.fileBytes)) {
    throw new ApiError('TOO_LARGE')
  }
  const notes: PendingFolder[] = []
  try {
    for (const each of given) notes.push(await registerFolder(needs.db, mediaFolder(each)))
    const prepared: PreparedMedia[] = []
    for (const each of given) prepared.push(await prepareMedia(each, needs.files))
    return await work(prepared, notes)
  } catch (error) {
    // A file whose examination timed out may still be prepared: the sweep removes it without references.
    if (!(error instanceof ApiError && error.code === 'UNAVAILABLE')) await giveUp(needs, notes)
    throw refusalOf(error)
  }
}

/** Prepares files and stores their rows: all of it, or nothing. */
function storeAll<Result>(
  needs: Needs,
  given: readonly MediaBytes[],
  store: (trx: Trx, prepared: readonly PreparedMedia[]) => Promise<Result>,
): Promise<Result> {
  return withPrepared(needs, given, (prepared, notes) =>
    inTransaction(needs.db, async (trx) => {
      const result = await store(trx, prepared)
      await unregisterFolder(trx, notes)
      return result
    }),
  )
}

/** The parts of an upload to be prepared: the file itself, then its captions in their order. */
function partsOf({ bytes, poster, film, isStill, captions = {} }: Omit<MediaUpload, 'filename' | 'texts'>): MediaBytes[] {
  return [{ bytes, poster, film, isStill }, ...Object.values(captions).map((each) => ({ bytes: each }))]
}

async function storeUpload(
  trx: Trx,
  siteId: number,
  { film, filename, texts, captions = {}, isWanted = () => true }: MediaUpload,
  { all: [prepared, ...spoken], known }: { readonly all: readonly PreparedMedia[]; readonly known: number | undefined },
): Promise<number> {
  const isFilm = prepared?.mime === 'video/mp4'
  if (!prepared || spoken.some(({ mime }) => !isFilm || mime !== 'text/vtt')) throw new FileError('FILE_TYPE')
  if (!isWanted()) throw new ApiError('BAD_REQUEST', { reason: 'CUT' })
  const id = await saveMedia(trx, siteId, { prepared, filename, texts }, known)
  const locales = Object.keys(captions)
  const inLocales = spoken.map((each, index) => [locales[index] ?? '', { prepared: each, filename }] as const)
  await saveCaptions(trx, siteId, id, Object.fromEntries(inLocales))
  if (film) await freeRoom(trx, { siteId, key: film.key })
  await refuseBeyondSite(trx, siteId)
  return id
}

/** Makes what takes files into the libraries of sites. */
export function createLibrary(needs: Needs): Library {
  const { files, fetchOutside } = needs
  return {
    put: (siteId, upload, known) => storeAll(needs, partsOf(upload), (trx, all) => storeUpload(trx, siteId, upload, { all, known })),
    embed: async (site, outside, known) => {
      const { address, filename, texts } = outside
      requireListedHost(site, address)
      const bytes = outside.poster ?? (await fetchPreview(fetchOutside, site, address))
      // Only the still preview is imported. An animated original stays on its host.
      return storeAll(needs, [{ bytes, isStill: true }], async (trx, [prepared]) => {
        if (!prepared?.mime.startsWith('image/')) throw new FileError('FILE_TYPE')
        const id = await saveMedia(trx, site.id, { prepared, filename, texts, address }, known)
        await refuseBeyondSite(trx, site.id)
        return id
      })
    },
    place: async (siteId, { filename, texts }, known) =>
      saveMedia(needs.db, siteId, { prepared: await readPublicPicture(filename), filename, texts, isPublic: true }, known),
    prepare: (given) =>
      withPrepared(needs, [given], async ([prepared]) => {
        if (!prepared) throw new FileError('FILE_UNREADABLE')
        return prepared
      }),
    // What was written down stays: until the rows come, the files are leftovers.
    restore: (upload) => withPrepared(needs, partsOf(upload), async () => undefined),
    sweep: async (trx, { dryRun }) => {
      if (!dryRun) await forgetRoom(trx)
      const orphans = await deleteOrphans(trx, dryRun ? { removeFolder: async () => undefined } : files)
      return orphans + (await removeGivenUpFilms(files, systemClock(), { dryRun }))
    },
  }
}
