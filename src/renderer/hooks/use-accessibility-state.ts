import { useParameter } from '#renderer/context.ts'

const STATES = { FULL: 'full', PARTIAL: 'partial', NONE: 'none', EXEMPT: 'exempt' } as const

/** How far the site conforms to the accessibility rules, as its settings say; not at all when they say nothing. */
export function useAccessibilityState(): (typeof STATES)[keyof typeof STATES] {
  const value = useParameter('ACCESSIBILITY_STATE')
  return typeof value === 'string' && Object.hasOwn(STATES, value) ? STATES[value as keyof typeof STATES] : 'none'
}
