import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { wordsOf } from './conflict-words.ts'
import type { Wording } from './value-words.ts'

/** A value of the head of a page, as its settings show it. */
export function headWords(pointer: string, value: Json | undefined, wording: Wording): string | undefined {
  const { text, names } = wording
  if (isRecord(value)) {
    const words = Object.entries(value).map(([name, part]) => headWords(`${pointer}/${name}`, part, wording))
    return words.filter((each) => each !== undefined).join(' · ') || undefined
  }
  if (pointer === '/seo/noIndex') return text(value === true ? 'composer.page.engines.hidden' : 'composer.page.engines.shown')
  if (pointer === '/shell' && (value === 'default' || value === 'page')) return text(`composer.page.shell.${value}`)
  if (pointer === '/seo/image' && typeof value === 'number') return names.content('image', value).name
  return wordsOf(value)
}
