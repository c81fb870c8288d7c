import { buffer } from 'node:stream/consumers'
import { sql, type Kysely } from 'kysely'
import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { FileStore } from '#server/adapters/file-store.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { FilmPieces, type FilmPiece } from '#server/content/media/films/film-pieces.ts'
import type { Library } from '#server/content/media/import-media.ts'
import { fileNameOf, givenNames } from '#server/content/media/save-media.ts'
import type { Media } from '#server/content/media/service.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { AimedAt } from '#server/platform/resources/acts-on-one.ts'
import type { Form } from '#server/platform/resources/item.ts'
import type { Actor } from '#server/platform/resources/resource-needs.ts'
import type { References } from '#server/content/references/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'
import { listMedia, summariseMedia } from './list-media.ts'
import { MediaActs, requireVersion, type ActDone, type MediaActNeeds } from './media-acts.ts'
import { factsOf, formOfVersion, toFacts, type MediaForm } from './media-form.ts'
import { toMediaItems, type MediaItem } from './media-items.ts'
import { describedTexts, requireLocales } from './media-texts.ts'
import { posterOf, requirePiece, requireUpload, type SentMedia } from './require-upload.ts'

type Changed = AdminCallData['media.update']
type Update = AdminCallBody<'media.update'>
type Upload = AdminCallBody<'media.upload'>
type Replacement = AdminCallBody<'media.replace'>

interface Needs {
  readonly db: Kysely<Tables>
  readonly media: Media
  readonly library: Library
  readonly files: FileStore
  readonly references: Pick<References, 'list' | 'requireSeenUses' | 'shownByUse'>
  readonly onWrite: (siteId: number) => Promise<void>
  readonly record: MediaActNeeds['record']
}

/** The library of a site for its administrators. */
export class MediaDesk {
  readonly #needs: Needs
  readonly #acts: MediaActs
  readonly #pieces: FilmPieces

  constructor(needs: Needs) {
    this.#needs = needs
    this.#pieces = new FilmPieces(needs.db, needs.files)
    this.#acts = new MediaActs({ ...needs, requireSeenUses: needs.references.requireSeenUses, shownByUse: needs.references.shownByUse })
  }

  /** Lists the files that a page can show; those of the trash where the query asks for them. */
  async list(scope: Scope, query: ListQuery): Promise<AdminCallData['media.list']> {
    const { rows, ...counted } = await listMedia(this.#needs.db, scope.site.id, query)
    return { media: await toMediaItems(this.#needs, scope, rows), ...counted }
  }

  /** Reads the room that the library takes, and how many files each filter finds. */
  summary({ site }: Scope): Promise<AdminCallData['media.summary']> {
    return summariseMedia(this.#needs.db, site.id)
  }

  /** Reads one file with its uses. */
  async read(scope: Scope, id: number): Promise<AdminCallData['media.read']> {
    return { media: await this.#item(scope, id), ...(await this.#needs.references.list(scope, { kind: 'media', key: String(id) })) }
  }

  /** Takes a piece of a film, and tells how much of it is there. */
  async takePiece({ scope, userId }: Actor, piece: FilmPiece, files: readonly UploadedFile[]): Promise<AdminCallData['media.film']> {
    return { received: await this.#pieces.take({ siteId: scope.site.id, userId }, piece, requirePiece(files)) }
  }

  /** Stores one file with its texts in one language, unless its sender has gone meanwhile. Any other number of files, fonts and captions are refused. */
  async upload(
    actor: Actor,
    { files, isWanted }: { readonly files: readonly UploadedFile[]; readonly isWanted?: (() => boolean) | undefined },
    { film, filename, animation, ...texts }: Upload,
  ): Promise<MediaItem> {
    const { scope } = actor
    const locale = texts.locale ?? scope.locale
    requireLocales(scope, [locale])
    const described = describedTexts({}, locale, { name: texts.name, alt: texts.alt })
    const sent = await this.#sent(actor, files, film)
    const named = { ...sent, isStill: animation === 'FIRST_FRAME', filename: filename ?? sent.filename, texts: described, isWanted }
    const item = await this.#item(scope, await this.#needs.library.put(scope.site.id, named))
    await this.#settle(actor, film)
    return item
  }

  /** Stores a drawing of another host that was loaded and sanitised, under the last part of its address. */
  async addDrawing(scope: Scope, address: string, drawing: string): Promise<MediaItem> {
    const name = new URL(address, scope.site.url).pathname.split('/').at(-1) ?? ''
    const filename = /\.svg$/i.test(name) ? name : `${name}.svg`
    return this.#item(scope, await this.#needs.library.put(scope.site.id, { bytes: Buffer.from(drawing), filename, texts: {} }))
  }

  /** Writes the texts of a file in one language of the site. */
  async describe(actor: Actor, { locale, ...aimed }: AimedAt & { readonly locale: string }, texts: AdminCallBody<'media.describe'>) {
    await this.#acts.formToChange(actor, aimed.id)
    requireLocales(actor.scope, [locale])
    const next = (form: MediaForm) => ({ ...form, texts: describedTexts(form.texts, locale, texts) })
    await this.#acts.change(actor, 'describe', [requireVersion(aimed)], next)
    return this.#item(actor.scope, aimed.id)
  }

  /** Changes name, texts, focal point and crop of a file. What is not named stays. */
  async update(actor: Actor, aimed: AimedAt, { name, texts, focus, crop }: Update): Promise<Changed> {
    const before = await this.#acts.formToChange(actor, aimed.id)
    requireVersion(aimed)
    const known = Object.keys(before.texts)
    requireLocales(
      actor.scope,
      Object.keys(texts ?? {}).filter((locale) => !known.includes(locale)),
    )
    const cut = crop === undefined ? null : await this.#cut(before, crop)
    const done = await this.#change(actor, 'update', aimed, (form) => ({
      ...{ ...form, ...cut },
      ...(texts !== undefined && { texts }),
      ...(focus !== undefined && { focus }),
      ...(name !== undefined && { filename: fileNameOf(name, form.filename) }),
    }))
    if (name === undefined) return done
    await this.#noteName(actor.scope, done.media, name)
    return { ...done, media: await this.#item(actor.scope, aimed.id) }
  }

  /** Gives a file other bytes of the same kind under the same number. */
  async replace(actor: Actor, aimed: AimedAt, files: readonly UploadedFile[], { film, animation }: Replacement): Promise<Changed> {
    const before = await this.#acts.formToChange(actor, aimed.id)
    requireVersion(aimed)
    const prepared = await this.#needs.library.prepare({ ...(await this.#sent(actor, files, film)), isStill: animation === 'FIRST_FRAME' })
    await this.#settle(actor, film)
    const [was, is] = [factsOf(before.file).mime, prepared.mime].map((mime) => mime.split('/', 1)[0])
    if (was !== is) throw new ApiError('VALIDATION_FAILED', { errors: [{ field: 'file', code: 'FILE_TYPE' }] })
    return this.#change(actor, 'replace', aimed, (form) => ({
      ...{ ...form, file: toFacts(prepared), filename: fileNameOf(form.filename, prepared.file) },
      ...{ crop: null, focus: null, source: null },
    }))
  }

  /** Gives a file the form that it had after a change of its history. */
  async revert(actor: Actor, aimed: AimedAt, former: Form): Promise<Changed> {
    await this.#acts.formToChange(actor, aimed.id)
    return this.#change(actor, 'revert', requireVersion(aimed), () => formOfVersion(former))
  }

  /** Reads the original of a picture, cropped or not. */
  async source(actor: Actor, id: number): Promise<AdminCallData['media.source']> {
    const { file, source } = await this.#acts.form(actor, id)
    const { width, height, variants } = factsOf(source ?? file)
    const [widest] = variants.filter((each) => each.width <= 1280).slice(-1)
    const read = widest && (await this.#needs.files.read(widest.file))
    if (!read || width === null || height === null) throw notFound()
    return { width, height, picture: `data:image/webp;base64,${(await buffer(read.stream)).toString('base64')}` }
  }

  /** Puts one file into the trash; `used` is the number of its uses that the person has seen. */
  async remove(actor: Actor, aimed: AimedAt, used: number | undefined): Promise<Changed> {
    await this.#acts.form(actor, aimed.id)
    const { batch } = await this.#acts.remove(actor, [requireVersion(aimed)], used)
    return { media: await this.#item(actor.scope, aimed.id), batch }
  }

  /** Puts files into the trash; `used` is the largest number of uses of one of them that the person has seen. */
  removeMany(actor: Actor, items: readonly AimedAt[], used: number | undefined): Promise<ActDone> {
    return this.#acts.remove(actor, items, used)
  }

  /** Takes files out of the trash. */
  restoreMany(actor: Actor, items: readonly AimedAt[]): Promise<ActDone> {
    return this.#acts.restore(actor, items)
  }

  /** Marks pictures as decorative in every language of the site. */
  decorateMany(actor: Actor, items: readonly AimedAt[]): Promise<ActDone> {
    const { locales } = actor.scope.site
    const decorated = (texts: MediaForm['texts']) =>
      locales.reduce((all, locale) => describedTexts(all, locale, { isDecorative: true }), texts)
    return this.#acts.change(actor, 'describe', items, (form) => ({ ...form, texts: decorated(form.texts) }))
  }

  /** Erases a file of the trash for ever. */
  async erase(actor: Actor, aimed: AimedAt): Promise<null> {
    await this.#item(actor.scope, aimed.id)
    await this.#acts.erase(actor, requireVersion(aimed))
    return null
  }

  /** The file of a call: the one that comes with it, or the film whose pieces came before. */
  async #sent({ scope, userId }: Actor, files: readonly UploadedFile[], film: Upload['film']): Promise<SentMedia> {
    if (film == null) return requireUpload(files)
    const poster = posterOf(files)
    const staged = await this.#pieces.open({ siteId: scope.site.id, userId }, film)
    return { bytes: new Uint8Array(), film: staged, filename: 'film.mp4', poster }
  }

  async #noteName({ site }: Scope, { id, image }: MediaItem, name: string): Promise<void> {
    const given = jsonb(givenNames(name, image.filename))
    await this.#needs.db
      .updateTable('media')
      .set({ given_names: sql`given_names || ${given}` })
      .where('site_id', '=', site.id)
      .where('id', '=', id)
      .execute()
  }

  async #settle({ scope, userId }: Actor, film: Upload['film']): Promise<void> {
    if (film != null) await this.#pieces.forget({ siteId: scope.site.id, userId }, film)
  }

  async #change(actor: Actor, act: string, aimed: AimedAt, next: (form: MediaForm) => MediaForm): Promise<Changed> {
    const { batch } = await this.#acts.change(actor, act, [aimed], next)
    return { media: await this.#item(actor.scope, aimed.id), batch }
  }

  /** The part of a form that a crop changes: files are made from the original, and no crop gives it back. */
  async #cut({ file, source }: MediaForm, crop: NonNullable<Update['crop']> | null): Promise<Pick<MediaForm, 'crop' | 'file' | 'source'>> {
    const original = source ?? file
    if (crop === null) return { crop: null, file: original, source: null }
    const read = await this.#needs.files.read(factsOf(original).file)
    if (!read) throw notFound()
    const prepared = await this.#needs.library.prepare({ bytes: await buffer(read.stream), crop })
    return { crop, file: toFacts(prepared), source: original }
  }

  async #item(scope: Scope, id: number): Promise<MediaItem> {
    const rows = await this.#needs.db.selectFrom('media').selectAll().where('site_id', '=', scope.site.id).where('id', '=', id).execute()
    const [item] = await toMediaItems(this.#needs, scope, rows)
    if (!item) throw notFound()
    return item
  }
}
