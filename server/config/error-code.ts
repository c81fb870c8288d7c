/** The code that the system gives an error of a file, such as `ENOENT`; an empty text when it gives none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
