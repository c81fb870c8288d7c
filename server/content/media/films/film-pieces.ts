import type { Kysely } from 'kysely'
import { filmLimits } from '#schemas/text/uploads.ts'
import type { FileStore } from '#server/adapters/file-store.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, bodyTooLarge, filmTooLarge, notFound } from '#server/platform/errors/api-error.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { cleanFilm } from '#server/content/media/clean-film.ts'
import { detectMediaType } from '#server/content/media/media-types.ts'
import type { StagedFilm } from '#server/content/media/prepared-media.ts'
import { freeRoom, keepRoom } from './film-room.ts'

/** The folder of the store in which films lie while they come. */
const ROOM = 'films'
/** Most films of one person that are on their way; the oldest gives way to a new one. */
const MAX_UPLOADS = 5
/** A film is given up when no piece has come for this time. */
const GIVEN_UP_MS = 3_600_000

/** The person who sends a film, and the site that it is for. */
export interface FilmOwner {
  readonly siteId: number
  readonly userId: number
}

/** Place of a piece in a film. */
export interface FilmPiece {
  /** The number that the sender gives to the film. */
  readonly upload: string
  /** The byte at which the piece begins. */
  readonly from: number
  /** How many bytes the film has in all. */
  readonly total: number
}

const roomOf = ({ siteId, userId }: FilmOwner): string => `${ROOM}/${siteId}-${userId}`
const folderOf = (owner: FilmOwner, upload: string): string => `${roomOf(owner)}/${upload}`
const keyOf = (owner: FilmOwner, upload: string): string => `${folderOf(owner, upload)}/film.mp4`
const refusedFile = (code: 'FILE_TYPE' | 'FILE_UNREADABLE') => new ApiError('VALIDATION_FAILED', { errors: [{ field: 'file', code }] })

function requireBounds({ from, total }: FilmPiece, { length }: Uint8Array): void {
  if (Math.max(total, from + length) > filmLimits.bytes) throw filmTooLarge(filmLimits.bytes)
  if (length > filmLimits.pieceBytes) throw bodyTooLarge(filmLimits.pieceBytes)
  if (length === 0 || from + length > total) throw new ApiError('BAD_REQUEST')
}

async function requireFilm(bytes: Uint8Array): Promise<void> {
  if ((await detectMediaType(bytes).catch(() => null)) !== 'video/mp4') throw refusedFile('FILE_TYPE')
}

/** Films on their way into the library: each comes in pieces, which are written to the disk one after the other. */
export class FilmPieces {
  readonly #db: Kysely<Tables>
  readonly #files: FileStore

  constructor(db: Kysely<Tables>, files: FileStore) {
    this.#db = db
    this.#files = files
  }

  /** Writes a piece, and answers how many bytes of the film are there: the next piece begins with that one. A piece that came before changes nothing. */
  async take(owner: FilmOwner, piece: FilmPiece, bytes: Uint8Array): Promise<number> {
    requireBounds(piece, bytes)
    const key = keyOf(owner, piece.upload)
    const received = (await this.#files.size(key)) ?? 0
    if (received === 0 && piece.from > 0) return received
    if (piece.from === 0) await requireFilm(bytes)
    if (received === 0) await this.#giveWay(owner)
    await keepRoom(this.#db, { siteId: owner.siteId, key, total: piece.total })
    if (piece.from > received || piece.from + bytes.length <= received) return received
    return this.#files.writeAt(key, piece.from, bytes)
  }

  /** Opens a film that has come whole: its bytes are checked, and nothing is left in it of what cameras note. */
  async open(owner: FilmOwner, upload: string): Promise<StagedFilm> {
    const key = keyOf(owner, upload)
    const bytes = await this.#files.size(key)
    if (bytes === null) throw notFound()
    return cleanFilm({ files: this.#files, key, bytes }).catch((error: unknown) => {
      throw error instanceof FileError ? refusedFile('FILE_UNREADABLE') : error
    })
  }

  /** Forgets what has come of a film. */
  async forget(owner: FilmOwner, upload: string): Promise<void> {
    await this.#files.removeFolder(folderOf(owner, upload))
    await freeRoom(this.#db, { siteId: owner.siteId, key: keyOf(owner, upload) })
  }

  async #giveWay(owner: FilmOwner): Promise<void> {
    const others = await this.#files.folders(roomOf(owner))
    for (const { name } of others.slice(0, Math.max(0, others.length - MAX_UPLOADS + 1))) await this.forget(owner, name)
  }
}

/** Removes the films that have had no piece for an hour; says how many. A dry run only counts. */
export async function removeGivenUpFilms(
  files: Pick<FileStore, 'folders' | 'removeFolder'>,
  now: number,
  { dryRun }: { readonly dryRun: boolean },
): Promise<number> {
  const old: string[] = []
  for (const { name: room } of await files.folders(ROOM))
    for (const { name, changedAt } of await files.folders(`${ROOM}/${room}`))
      if (changedAt < now - GIVEN_UP_MS) old.push(`${ROOM}/${room}/${name}`)
  if (!dryRun) for (const folder of old) await files.removeFolder(folder)
  return old.length
}
