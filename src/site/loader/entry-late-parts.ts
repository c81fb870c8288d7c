import { fetchLateParts } from './late-parts.ts'

/** Waits; a page in the background waits until it is seen. */
async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  if (document.hidden) await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}

async function fetchPage(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store', redirect: 'error' })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

void fetchLateParts({ document, address: () => location.pathname + location.search, fetchPage, pause })
