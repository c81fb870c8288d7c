interface Deletion {
  executeTakeFirst(): Promise<{ readonly numDeletedRows: bigint }>
}

/** Runs a deletion and returns the number of deleted rows. */
export async function countDeleted(deletion: Deletion): Promise<number> {
  return Number((await deletion.executeTakeFirst()).numDeletedRows)
}
