import { useIntl } from 'react-intl'
import { useCallback } from 'react'
import type { ComposerMessage, Phrase } from './composer-message.ts'

/** Writes a message of the composer with its values. */
export type ComposerText = (id: ComposerMessage, values?: Phrase['values']) => string

/** The messages of the composer. */
export function useComposerText(): ComposerText {
  const { formatMessage } = useIntl()
  return useCallback<ComposerText>((id, values) => formatMessage({ id }, values), [formatMessage])
}
