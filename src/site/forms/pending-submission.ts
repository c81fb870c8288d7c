import { isRecord } from '#schemas/text/is-record.ts'
import { readSessionJson, sessionValues } from '#site/browser-storage.ts'

/** A form that was sent and not answered: its key outlives a reload of the page, so that what is sent once more counts once. */
export interface KeptSending {
  /** The key under which just this was sent; null when nothing waits, or something else. */
  readonly keyOf: (text: string) => string | null
  readonly note: (key: string, text: string) => void
  readonly forget: () => void
}

/** What the tab keeps of a sending of a form, until it was taken. */
export function keptSending(form: number | string): KeptSending {
  const name = `vitrine.sending.${form}`
  return {
    keyOf(text) {
      const kept = readSessionJson(name)
      return isRecord(kept) && kept['text'] === text && typeof kept['key'] === 'string' ? kept['key'] : null
    },
    note: (key, text) => void sessionValues.write(name, JSON.stringify({ key, text })),
    forget() {
      sessionValues.remove(name)
    },
  }
}
