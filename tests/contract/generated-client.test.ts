import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

/** A program that knows the API by its description alone. */
const program = `
import createClient from 'openapi-fetch'
import type { paths } from './api.js'

export async function run(fetch: (request: Request) => Promise<Response>) {
  const { GET, POST } = createClient<paths>({ baseUrl: 'http://localhost/api', fetch })
  const site = await GET('/site/info')
  const name: string | undefined = site.data?.data.name
  const page = await GET('/page/{id}', { params: { path: { id: 'ancienne' } } })
  const moved: string | undefined = page.error?.data.code
  const posts = await GET('/blog/folder/list', { params: { query: { nbItem: 2, orderBy: 'publishedAt:desc' } } })
  const titles: string[] | undefined = posts.data?.data.blogs.map(({ title }) => title)
  const visit = await POST('/site/visit', { body: { path: '/blog' } })
  const login = await POST('/login', { body: { email: 'a@example.org', password: 'wrong' } })
  const sentence: string | undefined = login.error?.message
  // @ts-expect-error -- the API has no such call
  GET('/nope')
  // @ts-expect-error -- a login needs a password
  const incomplete: Parameters<typeof POST<'/login', { body: { email: string } }>>[1] = { body: { email: 'a@example.org' } }
  return { name, moved, titles, visited: visit.response.status, refused: login.response.status, sentence }
}
`

const options: ts.CompilerOptions = {
  strict: true,
  skipDefaultLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  types: [],
}

/** Compiles the program beside the generated types, and returns what the compiler reports. */
function compile(folder: string): string[] {
  const compiled = ts.createProgram([join(folder, 'client.ts'), join(folder, 'api.d.ts')], { ...options, outDir: folder })
  compiled.emit()
  return ts.getPreEmitDiagnostics(compiled).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

type Run = (fetch: typeof injected) => Promise<{ readonly titles?: string[]; readonly sentence?: string }>

let test: TestApp
let folder: string

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  const cache = resolve('node_modules/.cache')
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'generated-client-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

/** Answers a request of the program by the application. */
async function injected(request: Request): Promise<Response> {
  const payload = await request.text()
  const response = await test.app.inject({
    method: request.method as 'GET',
    url: request.url.slice('http://localhost'.length),
    headers: { ...Object.fromEntries(request.headers), host: 'localhost', 'sec-fetch-site': 'same-origin' },
    ...(payload !== '' && { payload }),
  })
  return new Response(response.statusCode === 204 ? null : response.body, {
    status: response.statusCode,
    headers: { 'content-type': 'application/json' },
  })
}

describe('a client generated from the OpenAPI description', () => {
  it('compiles and makes five calls', async () => {
    const { body } = await test.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } })
    await writeFile(join(folder, 'api.d.ts'), astToString(await openapiTS(body)))
    await writeFile(join(folder, 'client.ts'), program)
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    expect(compile(folder)).toEqual([])
    const { run } = (await import(/* @vite-ignore */ join(folder, 'client.js'))) as { run: Run }
    const result = await run(injected)
    expect(result).toMatchObject({ name: 'Greffe & Plume', moved: 'PAGE_MOVED', visited: 202, refused: 401 })
    expect(result.titles).toHaveLength(2)
    expect(result.sentence).toContain('incorrect')
  })
})
