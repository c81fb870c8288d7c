import type { Json } from '#schemas/generated/content.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { wordsOf } from './conflict-words.ts'

/** A value of the head of a page, as its settings show it. */
export function headWords(pointer: string, value: Json | undefined, text: ComposerText): string | undefined {
  if (pointer === '/seo/noIndex') return text(value === true ? 'composer.page.engines.hidden' : 'composer.page.engines.shown')
  if (pointer === '/shell' && (value === 'default' || value === 'page')) return text(`composer.page.shell.${value}`)
  if (pointer === '/seo/image' && typeof value === 'number') return text('composer.value.picture', { id: String(value) })
  return wordsOf(value)
}
