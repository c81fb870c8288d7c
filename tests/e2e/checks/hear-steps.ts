import type { Page } from '@playwright/test'

interface Heard {
  readonly hash: string
  readonly whole?: object
  readonly steps: readonly { readonly operations: readonly { readonly value?: unknown }[] }[]
}

/** Answers of the server to the saves of a page that is edited, since the call. */
export interface HeardSteps {
  /** The value that was written last. */
  lastValue(): unknown
  /** The hash that the server has computed last. */
  lastHash(): string | undefined
  /** How often the browser was given the whole draft. */
  wholeDrafts(): number
}

/** Records the answers to saves of drafts from now on. */
export function hearSteps(page: Page): HeardSteps {
  const heard: Heard[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/step') || !response.ok()) return
    void response.json().then(({ data }: { data: Heard }) => heard.push(data))
  })
  return {
    lastValue: () => heard.at(-1)?.steps.at(-1)?.operations.at(-1)?.value,
    lastHash: () => heard.at(-1)?.hash,
    wholeDrafts: () => heard.filter(({ whole }) => whole !== undefined).length,
  }
}
