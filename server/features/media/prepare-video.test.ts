import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFileStore, type FileStore } from '#server/adapters/file-store.ts'
import { preparePicture } from './prepare-picture.ts'
import { prepareVideo } from './prepare-video.ts'

let folder: string
let files: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-films-'))
  files = createLocalFileStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const poster = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h9v9z"/></svg>')

it('keeps a film as it is, with the size and the widths of the picture that stands for it', async () => {
  const film = await readFile('server/seeds/pictures/signature.mp4')
  const picture = await preparePicture(poster, files)
  const prepared = await prepareVideo(film, picture, files)
  expect(prepared).toMatchObject({ mime: 'video/mp4', width: 400, height: 300, bytes: film.length, variants: picture.variants })
  expect(prepared.hash).not.toBe(picture.hash)
  const part = await files.read(prepared.file, () => ({ start: 4, end: 7 }))
  expect(String(await buffer(part!.stream))).toBe('ftyp')
})

it('refuses what is no MP4, whatever its name says', async () => {
  const picture = await preparePicture(poster, files)
  for (const bytes of [poster, Buffer.from('<script>'), Buffer.alloc(0)])
    await expect(prepareVideo(bytes, picture, files)).rejects.toThrow('give an MP4')
})
