import type { Page } from '@playwright/test'

/** Reads the batches that this browser has stored for the server, as text. */
export const storedWork = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('vitrine-composer')
        opening.onerror = () => reject(new Error('the store of waiting work does not open'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('work').objectStore('work').getAll()
          reading.onsuccess = () => resolve(JSON.stringify(reading.result))
        }
      }),
  )
