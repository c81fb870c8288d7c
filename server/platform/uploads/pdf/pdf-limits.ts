/**
 * The most work that is spent on one PDF: more of anything than an ordinary document has. Everything else is read once per byte, so that these counts, and no
 * time, bound the check.
 */
export const pdfLimits = {
  /** The names, brackets, strings, comments, headers and streams of one text. */
  tokens: 4_000_000,
  /** The names of one object, which are in memory until it ends. */
  names: 1_000_000,
  /** The streams that hold objects. */
  streams: 10_000,
  /** The bytes of unpacked objects. */
  unpackedBytes: 33_554_432,
  /** How often each byte of the file may be unpacked: streams of an ordinary document do not overlap. */
  unpackings: 2,
  /** How often each byte may be read again because the header of an object stands before it in a string, a comment or a stream. */
  rereadings: 1,
} as const
