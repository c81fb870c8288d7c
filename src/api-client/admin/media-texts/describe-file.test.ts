import { expect, it, vi } from 'vitest'
import { mediaItemExample } from '#schemas/admin/media-calls.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { DescribedMeanwhileError, describeFile } from './describe-file.ts'

const stale = () => new CallError('', { code: 'STALE_VERSION' }, { status: 409, body: null })
const fileWith = (version: number, alt?: string) => ({
  ...{ ...mediaItemExample, id: 31, version },
  texts: { fr_FR: alt === undefined ? {} : { alt } },
})

/** Writes « La cave » over a file without a text, while others change the file: each state is one change. */
function write(...states: readonly ReturnType<typeof fileWith>[]) {
  const waiting = [...states]
  let now = fileWith(1)
  const describe = vi.fn(({ version }: { readonly version: number }, _locale: string, { alt }: { readonly alt?: string | null }) => {
    now = waiting.shift() ?? now
    return version === now.version ? Promise.resolve(fileWith(version + 1, alt ?? undefined)) : Promise.reject(stale())
  })
  const media = { describe, read: () => Promise.resolve({ media: now, uses: [], total: 0 }) }
  const hasReadText = ({ texts }: typeof now) => texts.fr_FR.alt === undefined
  const done = describeFile({ media, locale: 'fr_FR', hasReadText } as never, fileWith(1), { alt: 'La cave' })
  return { done, versions: () => describe.mock.calls.map(([{ version }]) => version) }
}

it('sends a text again over changes of the file that leave the text as it was read', async () => {
  const { done, versions } = write(fileWith(1), fileWith(2))
  expect([(await done).texts, versions()]).toEqual([{ fr_FR: { alt: 'La cave' } }, [1]])
  const overtaken = write(fileWith(5), fileWith(7))
  expect([(await overtaken.done).texts, overtaken.versions()]).toEqual([{ fr_FR: { alt: 'La cave' } }, [1, 5, 7]])
})

it.each(['Le chai', ''])('writes nothing over the text « %s » of another person, and gives the file', async (alt) => {
  const { done, versions } = write(fileWith(5, alt))
  const error = await done.catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(DescribedMeanwhileError)
  expect([(error as DescribedMeanwhileError).now, versions()]).toEqual([fileWith(5, alt), [1]])
})

it('takes the same text for written, and ends after four attempts', async () => {
  expect(await write(fileWith(5, 'La cave')).done).toEqual(fileWith(5, 'La cave'))
  const states = [5, 6, 7, 8, 9].map((version) => fileWith(version))
  const { done, versions } = write(...states)
  await expect(done).rejects.toThrow(CallError)
  expect(versions()).toEqual([1, 5, 6, 7])
})
