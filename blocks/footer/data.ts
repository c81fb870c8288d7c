import type { Need } from '#engine/registry/needs.ts'
import type { FooterProps } from '#schemas/generated/block-props.ts'

/** The opening hours and the partners' logos, when they are shown. */
export function needs(props: FooterProps): Need[] {
  const list: Need[] = []
  if (props.showHours) list.push({ key: 'hours', call: 'component.conf', params: { slug: 'OPENING_HOURS' }, holds: 'today' })
  if (props.showPartners) {
    list.push({ key: 'partners', call: 'element.list', params: { route: 'logo-footer', page: 1, nbItem: 100 } })
  }
  return list
}
