import { showUnheard } from '#site/forms/show-offline-notice.ts'

/** Keeps a form that is sent offline where it is, with what was typed: left to itself, the browser would show its own error page instead. */
export function keepUnsent(event: Event): void {
  const { target, defaultPrevented } = event
  if (defaultPrevented || navigator.onLine || (target as HTMLFormElement).method !== 'post') return
  event.preventDefault()
  showUnheard()
}
