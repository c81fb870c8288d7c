import type { MediaItem } from '#forms/pickers.ts'
import type { UploadStage } from './sending/upload-stage.ts'

/** A picture on its way from this device into the library, and into the field that it was chosen for. */
export interface FieldUpload {
  readonly key: number
  readonly name: string
  readonly stage: UploadStage
  /** Why it is not there; null while it is on its way, empty for a server that did not answer. */
  readonly refusal: string | null
  /** True where the same file may be taken another time. */
  readonly canRetry: boolean
  /** The address of the picture in this browser. */
  readonly local: string
}

/** Uploads that go on in the background while the person works on, by the pointers of their fields. */
export interface FieldUploads {
  readonly of: (pointer: string) => FieldUpload | null
  readonly subscribe: (listener: () => void) => () => void
  /** Sends a picture for a field; it is taken with the pointer that the field has then: its item may have been moved. */
  readonly send: (pointer: string, file: File, onTaken: (item: MediaItem, pointer: string) => void) => void
  /** Cancels the upload into a field, or takes a refused one away. */
  readonly cancel: (pointer: string) => void
  readonly retry: (pointer: string) => void
}
