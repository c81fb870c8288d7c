import type { PanelKey, PanelText } from '#admin/texts/use-panel-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { WaitingDocument } from './publication-types.ts'

type Fault = Pick<WaitingDocument['issues'][number], 'blockId' | 'pointer' | 'message'>

const ownFields: Readonly<Record<string, PanelKey>> = {
  '/title': 'panel.publish.field.title',
  '/url': 'panel.publish.field.url',
  '/seoTitle': 'panel.publish.field.seoTitle',
  '/description': 'panel.publish.field.description',
}

/** The words of what stops a publication: one of the document itself, not of an element, is named by its field. */
export function faultWords({ blockId, pointer, message }: Fault, text: PanelText): string {
  const field = blockId === null ? ownValue(ownFields, pointer) : undefined
  if (field === undefined) return message
  return text('panel.publish.fault', { field: text(field), fault: `${message.charAt(0).toLowerCase()}${message.slice(1)}` })
}
