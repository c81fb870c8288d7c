import type { ToFrame } from '#schemas/composer/messages.ts'

const MAGNIFY = '--canvas-magnify'

/** Gives the words of the editor on the page their own size in the panel, which draws the page at a scale. */
export function magnifyWords(page: Document, scale: number): void {
  page.documentElement.style.setProperty(MAGNIFY, String(1 / scale))
}

/** The room that the composer gives to the page. */
export function createRoom(page: Document) {
  let isPhone = false
  return {
    take: (room: Extract<ToFrame, { type: 'room' }>): void => {
      isPhone = room.isPhone
      magnifyWords(page, room.scale)
      page.documentElement.toggleAttribute('data-words-alone', room.hasWordsAlone === true)
    },
    isPhone: (): boolean => isPhone,
  }
}

/** How much larger than the page the words of the editor are drawn. */
export function magnificationOf(page: Document): number {
  return Number(page.documentElement.style.getPropertyValue(MAGNIFY)) || 1
}
