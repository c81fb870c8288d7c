import type { FileStore } from '#server/adapters/file-store.ts'

/** A store that keeps nothing, for tests in which no file is given. */
export const noFiles: FileStore = {
  put: async () => undefined,
  has: async () => false,
  removeFolder: async () => undefined,
  read: async () => null,
  writeAt: async () => 0,
  size: async () => null,
  move: async () => undefined,
  folders: async () => [],
}
