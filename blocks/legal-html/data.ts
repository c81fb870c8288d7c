import type { Need } from '#engine/registry/needs.ts'
import type { LegalHtmlProps } from '#schemas/generated/block-props.ts'

/** The text of the setting, which comes only when it is asked for. */
export function needs(props: LegalHtmlProps): Need[] {
  return [{ key: 'parameters', call: 'parameter.list', params: { type: props.parameter }, isSubject: true }]
}
