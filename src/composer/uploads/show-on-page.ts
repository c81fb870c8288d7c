import { valueAt } from '#engine/draft/document/pointer.ts'
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

async function show(bench: Bench, { key, name, local, target }: PictureUpload, measure: Measure): Promise<void> {
  const size = await measure(local)
  // It may have arrived meanwhile.
  if (!target || !size || bench.uploads.of(target)?.key !== key) return
  const id = FIRST_LOCAL_ID + key
  const stored = valueAt(bench.store.block(target.id)?.props, target.pointer)
  const words = { name: '', alt: '', blur: null, onlineImage: null }
  bench.channel.get()?.post({ type: 'data', media: [{ id, filename: name, externalPath: local, url: local, ...size, ...words }] })
  write(bench, target, typeof stored === 'number' ? id : { id, alt: '' })
}

/** Shows the pictures of fields on the page while they are on their way. The answer of the function ends it. */
export function showUploadsOnPage(bench: Bench, measure: Measure = measureImage): () => void {
  let known: readonly PictureUpload[] = []
  const follow = () => {
    const now = bench.uploads.all.get()
    const isIn = (list: readonly PictureUpload[], { key }: PictureUpload) => list.some((each) => each.key === key)
    for (const upload of now) if (!isIn(known, upload)) void show(bench, upload, measure)
    for (const { key, target } of known) {
      if (now.some((each) => each.key === key) || !target) continue
      write(bench, target, valueAt(bench.store.block(target.id)?.props, target.pointer))
    }
    known = now
  }
  return bench.uploads.all.subscribe(follow)
}
