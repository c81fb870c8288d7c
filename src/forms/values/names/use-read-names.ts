import { useState, useSyncExternalStore } from 'react'
import { useFormsText, type FormsText } from '#i18n/hooks/use-forms-text.ts'
import type { Pickers } from '#forms/pickers.ts'
import { storedNames, type NamedKind, type ReadNames } from './content-name.ts'
import { NameReader, type NamePickers } from './name-reader.ts'

const goneWords = (kind: NamedKind, name: string, text: FormsText): string =>
  kind === 'image' || kind === 'file' ? text(`forms.${kind}.gone`) : text('forms.choice.gone', { value: name })

/** Names contents and colours of a site for words beside a form. A name that comes later draws the words again. */
export function useReadNames({ choices, media, theme }: NamePickers & Pick<Pickers, 'theme'>): ReadNames {
  const text = useFormsText()
  const [reader] = useState(() => new NameReader({ choices, media }))
  useSyncExternalStore(reader.subscribe, reader.count)
  return {
    content: (kind, value) => {
      const found = reader.nameOf(kind, value)
      if (typeof found === 'object') return found
      const stored = storedNames.content(kind, value)
      if (found === 'failed') return stored
      return { name: found === 'loading' ? text('forms.media.loading') : goneWords(kind, String(value), text), detail: stored.name }
    },
    colour: (value) => {
      const found = theme.colours().find((colour) => colour.value === value.toLowerCase())
      return found ? text(`forms.colour.${found.name}`) : null
    },
  }
}
