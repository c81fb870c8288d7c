/** Says whether a text has more code points than `limit`; they are counted only when the UTF-16 length leaves a doubt. */
export function longerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  return text.length > limit * 2 || codePoints(text) > limit
}

/** Says whether a text has fewer code points than `limit`; they are counted only when the UTF-16 length leaves a doubt. */
export function shorterThan(text: string, limit: number): boolean {
  if (text.length < limit) return true
  return text.length < limit * 2 && codePoints(text) < limit
}

function codePoints(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) index++
    count++
  }
  return count
}
