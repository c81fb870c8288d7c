import { valueAt } from '#engine/document/pointer.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { PictureUpload, UploadTarget } from './picture-uploads.ts'

type Bench = Pick<Workbench, 'store' | 'channel' | 'uploads'>

/** The first number of pictures that the library does not have. */
const FIRST_LOCAL_ID = 2_000_000_000

/** The size of a picture as this browser draws it; null for one that it cannot draw. */
type Measure = (address: string) => Promise<{ readonly width: number; readonly height: number } | null>

const measureImage: Measure = async (address) => {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => ({ width: image.naturalWidth, height: image.naturalHeight }),
    () => null,
  )
}

/** Writes a value on the canvas alone: the document has another one. */
function write({ store, channel }: Bench, { id, pointer }: UploadTarget, value: Json | undefined): void {
  if (store.block(id)) channel.get()?.apply([{ op: 'set', id, pointer, ...(value !== undefined && { value }) }])
}

/** The value that the canvas shows while a picture is on its way. */
function writeLocal(bench: Bench, { key, target }: PictureUpload): void {
  if (!target) return
  const id = FIRST_LOCAL_ID + key
  write(bench, target, typeof storedAt(bench, target) === 'number' ? id : { id, alt: '' })
}

const storedAt = ({ store }: Bench, { id, pointer }: UploadTarget): Json | undefined => valueAt(store.block(id)?.props, pointer)

const uploadOf = ({ uploads }: Bench, key: number) => uploads.all.get().find((each) => each.key === key)

async function show(bench: Bench, { key, name, local }: PictureUpload, measure: Measure): Promise<boolean> {
  const size = await measure(local)
  // It may have arrived meanwhile, or its item may have been moved.
  const upload = uploadOf(bench, key)
  if (!upload?.target || !size) return false
  const words = { name: '', alt: '', blur: null, onlineImage: null }
  const id = FIRST_LOCAL_ID + key
  bench.channel.get()?.post({ type: 'data', media: [{ id, filename: name, externalPath: local, url: local, ...size, ...words }] })
  writeLocal(bench, upload)
  return true
}

/** Shows the pictures on their way on a page that was loaded again. */
export function showUploadsAgain(bench: Bench, measure: Measure = measureImage): void {
  for (const upload of bench.uploads.all.get()) void show(bench, upload, measure)
}

/** Shows the pictures of fields on the page while they are on their way. The answer of the function ends it. */
export function showUploadsOnPage(bench: Bench, measure: Measure = measureImage): () => void {
  let known: readonly PictureUpload[] = []
  const shown = new Set<number>()
  const follow = () => {
    const now = bench.uploads.all.get()
    const isIn = (list: readonly PictureUpload[], { key }: PictureUpload) => list.some((each) => each.key === key)
    for (const upload of now)
      if (!isIn(known, upload)) void show(bench, upload, measure).then((isShown) => isShown && shown.add(upload.key))
    for (const upload of known) {
      if (isIn(now, upload)) continue
      shown.delete(upload.key)
      if (upload.target) write(bench, upload.target, storedAt(bench, upload.target))
    }
    known = now
  }
  // A change of a list writes its stored items to the canvas, which then has the local pictures no longer.
  const redraw = () => queueMicrotask(() => known.filter(({ key }) => shown.has(key)).forEach((upload) => writeLocal(bench, upload)))
  const ends = [bench.uploads.all.subscribe(follow), bench.store.onChange(redraw)]
  return () => {
    for (const end of ends) end()
  }
}
