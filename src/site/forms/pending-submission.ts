import { isRecord } from '#schemas/text/is-record.ts'
import { readJson, sessionValues, type StoredValues } from '#site/browser-storage.ts'

/** A submission without a response. Its key survives a reload, so that a retry counts once. */
export interface KeptSending {
  /** Returns the key of exactly this submission, or null when none or another one is pending. */
  readonly keyOf: (text: string) => string | null
  readonly note: (key: string, text: string) => void
  readonly forget: () => void
}

/** Stores the pending submission of a form in the tab until it is accepted. */
export function keptSending(form: number | string, stored: StoredValues = sessionValues): KeptSending {
  const name = `vitrine.sending.${form}`
  return {
    keyOf(text) {
      const parsed = readJson(stored, name)
      return isRecord(parsed) && parsed['text'] === text && typeof parsed['key'] === 'string' ? parsed['key'] : null
    },
    note: (key, text) => void stored.write(name, JSON.stringify({ key, text })),
    forget() {
      stored.remove(name)
    },
  }
}
