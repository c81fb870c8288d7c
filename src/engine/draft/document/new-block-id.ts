/** Makes the id of a new block: random, in the 32 characters that `schemas/content/block.schema.json` allows. */
export function newBlockId(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
