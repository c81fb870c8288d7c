import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { CallError } from '#api-client/transport/errors.ts'
import type { mediaCalls } from '#api-client/admin/media.ts'

type File = AdminCallData['media.list']['media'][number]

/** Times that a text is sent again after other changes of the file. */
const ATTEMPTS = 3

/** Refusal of a text: another person has described the file meanwhile. Nothing was written. */
export class DescribedMeanwhileError extends Error {
  /** The file as it is now. */
  readonly now: File

  constructor(now: File) {
    super('another person has described the file meanwhile')
    this.now = now
  }
}

interface Needs {
  readonly media: Pick<ReturnType<typeof mediaCalls>, 'describe' | 'read'>
  readonly locale: string
  /** Tests if a file has the text that its writer has read. */
  readonly hasReadText: (now: File) => boolean
}

type Body = Pick<AdminCallBody<'media.describe'>, 'alt' | 'isDecorative'>

/** Writes the alternative text of a file in the place of the one that its writer has read. Another change of the file meanwhile is none of the text. */
export async function describeFile(
  { media, locale, hasReadText }: Needs,
  file: Pick<File, 'id' | 'version'>,
  body: Body,
  left = ATTEMPTS,
): Promise<File> {
  try {
    return await media.describe(file, locale, body)
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'STALE_VERSION') || left === 0) throw error
    const { media: now } = await media.read(file.id)
    // The answer to an attempt may have been lost on its way.
    if (ownValue(now.texts, locale)?.alt === (body.isDecorative === true ? '' : body.alt)) return now
    if (!hasReadText(now)) throw new DescribedMeanwhileError(now)
    return describeFile({ media, locale, hasReadText }, now, body, left - 1)
  }
}
