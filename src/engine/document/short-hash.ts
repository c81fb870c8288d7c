const FNV_PRIME = 0x01_00_01_93

function fnv(text: string, start: number): number {
  let hash = start
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0
  return hash
}

/** A short hash of a text, of letters and digits: no secret, but two texts of one document do not share it by chance. */
export const shortHash = (text: string): string =>
  [0x81_1c_9d_c5, 0x05_0c_5d_1f, 0x2c_1b_3c_6d].map((start) => fnv(text, start).toString(36)).join('')
