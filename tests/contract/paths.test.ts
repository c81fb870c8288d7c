import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await testApp({ template: twoSites })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(test.app.listeningOrigin).port)
})
afterAll(() => test.close())

/** Asks as no client would: the path goes out as it is written. */
async function ask(path: string): Promise<{ status: number; text: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  await once(socket, 'close')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }
}

const ups = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..;/',
  '....//',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%00/',
  '.%2e/',
  '..%ef%bc%8f',
]
const places = ['/', '/assets/', '/media/31-9f2c/', '/media/', '/api/docs/', '/api/page/', '/theme.', '/_catalogue/']
const targets = ['etc/passwd', 'package.json', 'server/main.ts', 'proc/self/environ']
const climbing = places.flatMap((place) => ups.flatMap((up) => targets.map((target) => `${place}${up.repeat(6)}${target}`)))

/** Files of the machine, of the project and of its tools, asked for by their own names. */
const named = [
  ...['/.git/config', '/.git/HEAD', '/.gitignore', '/.svn/entries', '/.env', '/.npmrc', '/.htaccess', '/.DS_Store'],
  ...['/package.json', '/package-lock.json', '/tsconfig.json', '/server/main.ts', '/server/app.ts', '/src/site/entry-client.tsx'],
  ...[
    '/dist/server/entry-server.js',
    '/dist/server/bill-of-materials.cdx.json',
    '/bill-of-materials.cdx.json',
    '/client/app.json',
    '/app.json',
    '/first.json',
    '/assets/app.js.map',
    '/node_modules/fastify/package.json',
  ],
  ...['/data/postgres/postgresql.conf', '/postgres/pg_hba.conf', '/mail/', '/files/', '/assets/', '/media/', '//etc/passwd', '/etc/passwd'],
  ...[
    '/backup.sql',
    '/dump.sql',
    '/index.php',
    '/wp-login.php',
    '/server-status',
    '/debug',
    '/assets/../package.json',
    'http://localhost/.git/config',
  ],
]

const ownText = readFileSync('package.json', 'utf8').slice(0, 120)
const isLeak = (text: string): boolean =>
  /root:.*:0:0:|"devDependencies"|\[core\]|repositoryformatversion|DATA_DIR=|Index of \//.test(text) || text.includes(ownText)

describe('an address', () => {
  it.each(['/%E0%A4%A', '/%', '/en/%zz', '//blog'])('is refused in the frame of the site, with a link home: %s', async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(400)
    expect(text).toContain('<title>Cette demande n’a pas pu aboutir · ')
    expect(text).toContain('>Revenir à l’accueil</a>')
    expect(text).not.toContain('Recharger')
  })

  it('of a call is refused in the envelope when it cannot be decoded', async () => {
    const { status, text } = await ask('/api/%E0%A4%A')
    expect(status).toBe(400)
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ success: false, data: { code: 'BAD_REQUEST' } })
  })

  it.each(named)('leads to no file of the machine: %s', async (path) => {
    const { status, text } = await ask(path)
    expect(isLeak(text)).toBe(false)
    expect([301, 302, 400, 403, 404, 405]).toContain(status)
  })

  it('leads nowhere by climbing, however it is written', async () => {
    expect(climbing.length).toBeGreaterThan(400)
    const wrong: string[] = []
    for (const path of takeTurn(climbing, 4)) {
      const { status, text } = await ask(path)
      if (isLeak(text) || status === 200 || status >= 500 || status < 300) wrong.push(`${path} ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it('is seen to leak when it does', () => {
    expect(isLeak('root:x:0:0:root:/root:/bin/bash')).toBe(true)
    expect(isLeak(readFileSync('package.json', 'utf8'))).toBe(true)
  })
})
