/** True when lists are among the answers to a block's needs and none of them holds an item now. */
export function hasNoItems(answers: Readonly<Record<string, unknown>>): boolean {
  const counts = Object.values(answers).flatMap((answer) => countOf(answer) ?? [])
  return counts.length > 0 && counts.every((count) => count === 0)
}

/** The number of items of an answer that is a list, or a page of one; null for any other answer. */
function countOf(answer: unknown): number | null {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer !== 'object' || answer === null || !('total' in answer)) return null
  return typeof answer.total === 'number' ? answer.total : null
}
