import { shrinkPicture } from '#forms/media/shrink-picture.ts'
import { filmPoster } from './film-poster.ts'
import { uploadKind } from './upload-kind.ts'

/** A file as it is sent, and the picture that stands for a film. */
export interface PreparedUpload {
  readonly file: File
  readonly poster: Blob | null
}

/** The parts of a file as they are sent: a huge photograph is made smaller, a film gets a poster. */
export async function preparedUpload(file: File): Promise<PreparedUpload> {
  const kind = uploadKind(file)
  if (kind === 'film') return { file, poster: await filmPoster(file) }
  return { file: kind === 'picture' ? await shrinkPicture(file) : file, poster: null }
}
