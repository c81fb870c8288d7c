import { FileError } from '#server/platform/uploads/file-error.ts'
import { requireDrawable } from './drawing-cost.ts'
import { frameOf, type DrawingFrame, type ViewBox } from './drawing-frame.ts'
import { readRoot, withRoot, type DrawingRoot } from './drawing-root.ts'
import { drawingDensity, searchedPlane, type DrawingTask, type ExaminedDrawing, type Size } from './drawing-task.ts'
import { SvgError } from './parse-svg.ts'
import { svgThreats } from './svg-threats.ts'

/** The density at which the library that draws takes one unit for one pixel. */
const PLAIN_DENSITY = 72

function decode(bytes: Uint8Array): string {
  try {
    // The mark stays: places in the source count it.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FileError('FILE_TYPE', ['not UTF-8'])
  }
}

function fitted({ width, height }: Size, within: Size): Size {
  const scale = Math.min(within.width / width, within.height / height)
  return { width: width * scale, height: height * scale }
}

const unsized: DrawingFrame = { width: searchedPlane[2], height: searchedPlane[3], viewBox: searchedPlane, isWritten: true }
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const written = (viewBox: ViewBox): string => viewBox.join(' ')

/** Writes a drawing as it is drawn in a size. */
function drawnIn(source: string, root: DrawingRoot, viewBox: ViewBox, { width, height }: Size): Uint8Array<ArrayBuffer> {
  const style = Object.values(root.tag.attributes).find(({ name }) => name === 'style')?.value
  const kept = style
    ?.split(';')
    .filter((declaration) => !/^\s*(?:width|height)\s*:/i.test(declaration))
    .join(';')
  const units = PLAIN_DENSITY / drawingDensity
  const sized = { width: String(width * units), height: String(height * units), viewBox: written(viewBox) }
  return encode(withRoot(source, root, kept === undefined ? sized : { ...sized, style: kept }))
}

function frameIn({ tag }: DrawingRoot, found: ViewBox | undefined): DrawingFrame | null {
  const frame = frameOf(tag)
  return frame ?? (found ? { width: found[2], height: found[3], viewBox: found, isWritten: false } : null)
}

function examine(source: string, { within, found }: DrawingTask): ExaminedDrawing {
  const threats = svgThreats(source)
  if (threats.length > 0) throw new FileError('UNSAFE_HTML', threats, 'drawing')
  const root = readRoot(source)
  const frame = frameIn(root, found)
  const { width, height, viewBox, isWritten } = frame ?? unsized
  if (width === 0 || height === 0) throw new FileError('FILE_UNREADABLE')
  const size = frame === null ? { width, height } : fitted({ width, height }, within)
  requireDrawable(source, size.width * size.height)
  return {
    size: frame && { width, height },
    drawn: drawnIn(source, root, viewBox ?? [0, 0, width, height], size),
    // Without a view box a browser does not enlarge what stands inside, unless both sides are given.
    served: viewBox === null || isWritten ? null : encode(withRoot(source, root, { viewBox: written(viewBox) })),
  }
}

/** Looks into a drawing: refuses what is no drawing, could act or takes too much work, and finds its size. */
export function examineDrawing(task: DrawingTask): ExaminedDrawing {
  try {
    return examine(decode(task.bytes), task)
  } catch (error) {
    throw error instanceof SvgError ? new FileError('FILE_TYPE', [error.message], error.reason) : error
  }
}
