import { filmLimits } from '#schemas/text/uploads.ts'

/** Kind under which a file is taken, or the reason for which it is refused. */
export type UploadKind = 'picture' | 'film' | 'document' | 'oldFilm' | 'heavyFilm' | 'phonePicture' | 'unknown'

const endings: Readonly<Record<string, UploadKind>> = {
  ...Object.fromEntries(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'svg+xml'].map((ending) => [ending, 'picture' as const])),
  ...Object.fromEntries(['mov', 'avi', 'wmv', 'flv', 'mkv', 'webm'].map((ending) => [ending, 'oldFilm' as const])),
  ...{ mp4: 'film', m4v: 'film', pdf: 'document' },
}

/** Kinds that the library takes. */
export const takenKinds: ReadonlySet<UploadKind> = new Set(['picture', 'film', 'document'])

function kindOfType(type: string): UploadKind {
  if (type.startsWith('video/')) return 'oldFilm'
  return type.startsWith('image/') ? 'phonePicture' : 'unknown'
}

function kindByName({ name, type }: Pick<File, 'name' | 'type'>): UploadKind {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? type.split('/')[1] ?? ''
  return Object.hasOwn(endings, ending) ? (endings[ending] ?? 'unknown') : kindOfType(type)
}

/** Tells by the ending of its name and its weight what becomes of a file. The server reads the bytes. */
export function uploadKind(file: Pick<File, 'name' | 'type' | 'size'>): UploadKind {
  const kind = kindByName(file)
  return kind === 'film' && file.size > filmLimits.bytes ? 'heavyFilm' : kind
}

/** Tests if a file is a film that the library can show, also one that is too heavy for it: the server refuses that with its first piece. */
export function isFilm(file: Pick<File, 'name' | 'type' | 'size'>): boolean {
  return kindByName(file) === 'film'
}
