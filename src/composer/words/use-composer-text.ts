import { useIntl } from 'react-intl'
import { useCallback } from 'react'
import type { DroppedMessage } from '#rich-text/paste/dropped-sentence.ts'
import type { ComposerMessage, Phrase } from './composer-message.ts'

/** Writes a message of the composer, or one that it shares with the fields of forms, with its values. */
export type ComposerText = (id: ComposerMessage | DroppedMessage, values?: Phrase['values']) => string

/** The messages of the composer. */
export function useComposerText(): ComposerText {
  const { formatMessage } = useIntl()
  return useCallback<ComposerText>((id, values) => formatMessage({ id }, values), [formatMessage])
}
