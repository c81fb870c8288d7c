import sharp from 'sharp'
import { tooLarge } from '#server/platform/errors/api-error.ts'
import { AsideThread } from '#server/platform/uploads/aside-thread.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { endsInTime, MAX_PIXELS, pictureOf, refuseUndecoded, type OpenedImage } from '#server/platform/uploads/image.ts'
import type { ViewBox } from './drawing-frame.ts'
import { drawingDensity, searchedPlane, type DrawingTask, type ExaminedDrawing, type Size } from './drawing-task.ts'

/** A drawing that may be stored and drawn. */
export interface OpenedDrawing extends OpenedImage {
  /** The bytes to serve. */
  readonly served: Uint8Array
}

const examiner = new AsideThread<DrawingTask, ExaminedDrawing>(new URL('./examine-drawing-worker.ts', import.meta.url))
const cleaner = new AsideThread<string, string | null>(new URL('./clean-drawing-worker.ts', import.meta.url))

const transparent = '#00000000'

/** Tests that a drawing ends within the part of the plane in which it is looked for. */
function isInside([left, top, width, height]: ViewBox): boolean {
  const [fromLeft, fromTop, across, down] = searchedPlane
  return left > fromLeft && top > fromTop && left + width < fromLeft + across && top + height < fromTop + down
}

/** Finds the part of the plane around its origin that a drawing without a frame draws. */
async function findDrawn(plane: Uint8Array): Promise<ViewBox> {
  const drawn = sharp(plane, { limitInputPixels: MAX_PIXELS, density: drawingDensity })
    .timeout(endsInTime)
    .trim({ background: transparent, threshold: 0 })
  const { info } = await drawn.raw().toBuffer({ resolveWithObject: true }).catch(refuseUndecoded)
  const [fromLeft, fromTop] = searchedPlane
  const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0, width, height } = info
  const found: ViewBox = [fromLeft - left, fromTop - top, width, height]
  if (!isInside(found)) throw new FileError('FILE_TYPE', ['no size'], 'unsized')
  return found
}

function examine(bytes: Uint8Array, task: Omit<DrawingTask, 'bytes'>): Promise<ExaminedDrawing> {
  // A copy is handed over: the bytes themselves are stored later.
  const copy = new Uint8Array(bytes)
  return examiner.ask({ ...task, bytes: copy }, [copy.buffer])
}

/** Looks into a drawing in a thread, and opens it as a picture that fills a size as far as its proportions let it. What is refused throws a FileError. */
export async function openDrawing(bytes: Uint8Array, within: Size): Promise<OpenedDrawing> {
  const first = await examine(bytes, { within })
  const found = first.size === null ? await findDrawn(first.drawn) : undefined
  const { served, drawn, size } = found === undefined ? first : await examine(bytes, { within, found })
  if (size === null) throw new FileError('FILE_UNREADABLE')
  if (size.width * size.height > MAX_PIXELS) throw tooLarge('PIXELS')
  const width = Math.max(1, Math.round(size.width))
  const height = Math.max(1, Math.round(size.height))
  return { ...pictureOf(drawn, { format: 'svg', width, height, isAnimated: false }, drawingDensity), served: served ?? bytes }
}

/** Rewrites a drawing as `cleanSvg` does, in a thread. */
export const cleanDrawing = (source: string): Promise<string | null> => cleaner.ask(source)
