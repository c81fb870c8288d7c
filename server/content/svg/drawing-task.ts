import type { ViewBox } from './drawing-frame.ts'

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A drawing that is looked into, and the largest size in which it is drawn. */
export interface DrawingTask {
  readonly bytes: Uint8Array
  readonly within: Size
  /** The part of the plane that a drawing without a frame draws, once that is found. */
  readonly found?: ViewBox | undefined
}

/** A drawing that may be stored, served and drawn. */
export interface ExaminedDrawing {
  /** The bytes to serve where they differ from those given. */
  readonly served: Uint8Array<ArrayBuffer> | null
  /** The drawing as it is given to the library that draws: of the wanted size at `drawingDensity`. */
  readonly drawn: Uint8Array<ArrayBuffer>
  /** Its natural size; null where it says neither its size nor its view box: then `drawn` shows the plane around its origin. */
  readonly size: Size | null
}

/** Part of the plane in which a drawing without a frame is looked for. */
export const searchedPlane: ViewBox = [-500, -500, 3000, 3000]
/** Dots per inch at which a drawing is drawn: millimetres inside it are those of CSS. */
export const drawingDensity = 96
