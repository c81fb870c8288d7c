import type { Visibility } from '#schemas/generated/content.ts'
import { SEEN_BY_ALL } from '#composer/inspector/visibility-values.ts'
import { momentWords } from '#composer/words/DateAndTime.tsx'
import type { ComposerText } from '#composer/words/use-composer-text.ts'

/** A visibility as its form shows it: the audience, the screens, the beginning and the end that it has. */
export function visibilityWords(visibility: Visibility | null, text: ComposerText, now: number): string {
  const { audience, screens, from, until } = visibility ?? SEEN_BY_ALL
  const part = (label: 'audience' | 'screens' | 'from' | 'until', value: string) =>
    text('composer.value.part', { label: text(`composer.visibility.${label}`), value })
  const moment = (label: 'from' | 'until', instant: string | null) =>
    instant === null ? [] : [part(label, momentWords(Date.parse(instant), now))]
  return [
    part('audience', text(`composer.visibility.${audience}`)),
    part('screens', screens.map((screen) => text(`composer.visibility.${screen}`)).join(', ')),
    ...moment('from', from),
    ...moment('until', until),
  ].join(' · ')
}
