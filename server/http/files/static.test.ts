import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, policies } from '#server/http/guards/route-policies.ts'
import { staticFiles } from './static.ts'

const files = {
  'favicon.svg': '<svg/>',
  'app.json': '{}',
  'assets/app-1.js': 'plain',
  'assets/app-1.js.br': 'packed',
  'assets/panel/panel-2.css': 'styles',
}

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(folder, 'assets', 'panel'), { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  app = fastify()
  await app.register(policies)
  await app.register(staticFiles, { folder })
  app.get('*', { config: openPage }, () => 'a page')
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const ask = async (url: string, headers = {}): Promise<string> => {
  const { statusCode, body } = await app.inject({ url, headers })
  return `${statusCode} ${body}`
}

describe('the files of the built client', () => {
  it.each([
    ['/favicon.svg', '200 <svg/>'],
    ['/assets/app-1.js', '200 plain'],
    ['/assets/app-1.js?version=2', '200 plain'],
    ['/assets/%61pp-1.js', '200 plain'],
    ['/assets/panel/panel-2.css', '200 styles'],
  ])('are sent by their address: %s', async (url, answer) => {
    expect(await ask(url)).toBe(answer)
  })

  it('are sent packed to who unpacks, for a year, by GET and HEAD', async () => {
    const { headers, body } = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } })
    expect({ body, encoding: headers['content-encoding'], cache: headers['cache-control'] }).toEqual({
      body: 'packed',
      encoding: 'br',
      cache: 'public, max-age=31536000, immutable',
    })
    expect((await app.inject({ method: 'HEAD', url: '/assets/app-1.js' })).statusCode).toBe(200)
  })

  it.each([
    '/app.json',
    '/assets',
    '/assets/',
    '/assets/brochure.pdf',
    '/assets/app-1.js.br',
    '/assets/app-1.js/',
    '/assets/panel%2fpanel-2.css',
    '/assets/../app.json',
    '/assets/%2e%2e/app.json',
    '/assets/APP-1.js',
    '/assets/constructor',
  ])('leave any other address to pages: %s', async (url) => {
    expect(await ask(url)).toBe('200 a page')
  })

  it('share one route: two hashed files', () => {
    expect(app.routePolicies.filter(({ method, url }) => method === 'GET' && url.startsWith('/assets'))).toHaveLength(1)
  })
})
