import puppeteer, { type HTTPRequest, type Page } from 'puppeteer-core'

/** An answer that a page gets in place of the server's. */
export interface GivenAnswer {
  readonly contentType: string
  readonly body: string
}

/** A running Firefox. */
export interface OpenFirefox {
  readonly version: string
  /** Opens a page; for a request with an answer of its own the server is not asked. */
  readonly openPage: (answer: (url: URL) => GivenAnswer | null) => Promise<Page>
  readonly close: () => Promise<void>
}

/** Starts a Firefox as it is published, without a window, driven by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<OpenFirefox> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 720 },
  })
  return {
    version: await browser.version(),
    openPage: async (answer) => {
      const page = await browser.newPage()
      await page.setRequestInterception(true)
      page.on('request', (request) => void settle(request, answer))
      return page
    },
    close: () => browser.close(),
  }
}

async function settle(request: HTTPRequest, answer: (url: URL) => GivenAnswer | null): Promise<void> {
  const given = answer(new URL(request.url()))
  // A page that closes takes its requests with it.
  const settled = given ? request.respond({ status: 200, ...given }) : request.continue()
  await settled.catch(() => undefined)
}
