import { ValueStore } from '#engine/value-store.ts'

/** A picture of a paste that is on its way to the library. */
export interface SentPicture {
  readonly name: string
  readonly percent: number
}

/** The picture that a paste sends now; null for none. */
export const pasteProgress = new ValueStore<SentPicture | null>(null)
