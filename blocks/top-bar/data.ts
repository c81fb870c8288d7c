import type { Need } from '#engine/registry/needs.ts'
import type { TopBarProps } from '#schemas/generated/block-props.ts'

/** The opening hours of the day, when they are shown. */
export function needs(props: TopBarProps): Need[] {
  return props.showHours ? [{ key: 'hours', call: 'component.conf', params: { slug: 'OPENING_HOURS' }, holds: 'today' }] : []
}
