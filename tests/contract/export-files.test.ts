import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { blob, canvas, formStage, pdf, type FormPart } from '#tests/support/blocks/form-stage.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { readSentFiles } from '#server/people/privacy/uploaded-files.ts'

const { stage, send, filled, filesOf } = formStage()

async function copyOf({ token }: TestMember) {
  const response = await stage.test.app.inject({
    method: 'POST',
    url: '/api/user/export',
    headers: { host: 'localhost', authorization: token, 'content-type': 'application/json' },
    payload: {},
    remoteAddress: newCaller(),
  })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = unzipSync(response.rawPayload)
  const { data } = JSON.parse(Buffer.from(files['mes-donnees.json'] ?? []).toString()) as {
    data: Record<string, Record<string, unknown>[]>
  }
  return { files, told: data['formFiles'] ?? [] }
}

describe('the files in a data export', () => {
  it('include those sent with forms, unchanged, under unique names that the JSON lists', async () => {
    const member = await addMember(stage.test, { email: stage.email })
    const picture = await canvas(300, 200).jpeg().toBuffer()
    const answer = await send([
      ...filled(),
      ['statuts', blob(pdf), '../../Mes statuts & co….pdf'],
      ['statuts', blob(pdf), '../../Mes statuts & co….pdf'],
      ['photos', blob(picture), 'photo.png'],
    ])
    expect(answer.status).toBe(201)
    const kept = await filesOf(Number(answer.data?.['id']))
    const { files, told } = await copyOf(member)
    expect(told.map(({ field, filename, type, bytes }) => ({ field, filename, type, bytes }))).toEqual(
      expect.arrayContaining(kept.map(({ field, filename, mime, content }) => ({ field, filename, type: mime, bytes: content.length }))),
    )
    expect(told).toHaveLength(3)
    const names = Object.keys(files).filter((name) => name.startsWith('files/'))
    expect(names.toSorted()).toEqual(told.map(({ file }) => file).toSorted())
    expect(new Set(names).size).toBe(3)
    for (const name of names) expect(name).toMatch(/^files\/[1-3]-(Mes-statuts-co\.pdf|photo\.jpg)$/)
    const bytesOf = (all: readonly Uint8Array[]) => all.map((bytes) => Buffer.from(bytes).toString('base64')).toSorted()
    expect(bytesOf(names.map((name) => files[name] ?? new Uint8Array()))).toEqual(bytesOf(kept.map(({ content }) => content)))
    expect(Object.keys(files)).toContain('fichiers.csv')
  })

  it('are in the order of their submission, always the same', async () => {
    const member = await addMember(stage.test, { email: stage.email })
    const pictures = await Promise.all([10, 20, 30, 40, 50].map((width) => canvas(width, 10).jpeg().toBuffer()))
    const titles = ['e', 'a', 'd', 'b', 'c']
    for (const batch of ['1', '2']) {
      const photos = pictures.map((bytes, index): FormPart => ['photos', blob(bytes), `${batch}${titles[index] ?? ''}.jpg`])
      expect((await send([...filled(), ['statuts', blob(pdf), `${batch}z.pdf`], ...photos])).status).toBe(201)
    }
    const paths = ['1', '2'].flatMap((batch, index) =>
      [`${batch}z.pdf`, ...titles.map((title) => `${batch}${title}.jpg`)].map((name, at) => `files/${index * 6 + at + 1}-${name}`),
    )
    for (let time = 0; time < 2; time += 1) {
      const { files, told } = await copyOf(member)
      expect(told.map(({ file }) => file)).toEqual(paths)
      expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual(paths)
    }
  })

  it('belong to the member only, without files erased during the export', async () => {
    await send([...filled(), ['statuts', blob(pdf), 'a.pdf']])
    const { files, told } = await copyOf(await addMember(stage.test))
    expect([told, Object.keys(files).filter((name) => name.startsWith('files/'))]).toEqual([[], []])
    const gone = { id: crypto.randomUUID(), path: 'files/1-a.pdf', row: {} }
    const read = []
    for await (const file of readSentFiles(stage.test.database.db, 37, [gone])) read.push(file)
    expect(read).toEqual([])
  })
})
