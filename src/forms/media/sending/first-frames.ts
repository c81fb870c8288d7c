import { isRecord } from '#schemas/text/is-record.ts'

type Named = Pick<File, 'name' | 'size' | 'lastModified'>

const asked = new Set<string>()
const keyOf = ({ name, size, lastModified }: Named): string => `${size} ${lastModified} ${name}`

/** Tests if a file was refused because its animation would be lost. */
export function isAnimationRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return false
  return error.errors.some((fault) => isRecord(fault) && fault['reason'] === 'animated')
}

/** The field of an upload about the animation of its file: none until the person has read what would be lost and sends the file again. */
export function animationOf(file: Named): { readonly animation?: 'FIRST_FRAME' } {
  return asked.has(keyOf(file)) ? { animation: 'FIRST_FRAME' } : {}
}

/** Sends a file; one whose animation would be lost is sent without it the next time. */
export async function askingForFrame<Answer>(file: Named, send: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await send()
    asked.delete(keyOf(file))
    return answer
  } catch (error) {
    if (isAnimationRefusal(error)) asked.add(keyOf(file))
    throw error
  }
}
