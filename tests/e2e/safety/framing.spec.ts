import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'

const PATHS = ['/', '/auth', '/contact', '/compte', '/introuvable', '/api/site/info', '/api/docs', '/password/reset/ask']

test('a page of another host cannot frame a page of the site, nor read or write its data', async ({ page, baseURL }) => {
  const own = new URL(baseURL ?? '')
  const stranger = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>x</title><body>'),
  )
  stranger.listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  const address = stranger.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  try {
    await page.goto(`http://127.0.0.1:${port}/`)
    const framed = await page.evaluate(
      async ({ origin, paths }) => {
        const shown: string[] = []
        for (const path of paths) {
          const frame = Object.assign(document.createElement('iframe'), { src: origin + path })
          document.body.append(frame)
          await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
          // A refused frame is an error page of the browser, out of reach; a framed page of the site would be out of reach too, and is counted below.
          shown.push(path)
        }
        return shown
      },
      { origin: own.origin, paths: PATHS },
    )
    expect(framed).toEqual(PATHS)
    const frames = page.frames().filter((frame) => frame !== page.mainFrame())
    expect(frames).toHaveLength(PATHS.length)
    // The address of a refused frame is known a moment after its load.
    await expect.poll(() => frames.map((frame) => frame.url())).toEqual(PATHS.map(() => 'chrome-error://chromewebdata/'))
    const read = await page.evaluate(async (origin) => {
      const asked = [
        fetch(`${origin}/api/site/info`, { credentials: 'include' }),
        fetch(`${origin}/api/user`, { credentials: 'include', headers: { authorization: 'x' } }),
        fetch(`${origin}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
      ]
      return Promise.all(asked.map((answer) => answer.then(() => 'read').catch(() => 'refused')))
    }, own.origin)
    expect(read).toEqual(['refused', 'refused', 'refused'])
  } finally {
    stranger.close()
  }
})
