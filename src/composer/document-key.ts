import type { DocumentKey } from '#api-client/admin/document-key.ts'
import type { ComposerProps } from './composer-props.ts'

/** The key of the edited document in calls. */
export const documentKey = ({ edited, locale }: Pick<ComposerProps, 'edited' | 'locale'>): DocumentKey => ({ ...edited, locale })

/** The numbers of the two shells: of pages with full width, and of pages with one column. */
export const SHELL_IDS = { default: 1, page: 2 } as const
