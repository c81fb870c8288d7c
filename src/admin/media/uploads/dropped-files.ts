/** Files that systems put into folders by themselves. */
const isOfSystem = (name: string): boolean => name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject))

const readPart = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject))

/** Everything in a folder: a browser answers a hundred names at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (let part = await readPart(reader); part.length > 0; part = await readPart(reader)) all.push(...part)
  return all.toSorted((one, other) => one.name.localeCompare(other.name, 'fr', { numeric: true }))
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)]
  const found: File[] = []
  for (const each of await entriesOf(entry as FileSystemDirectoryEntry)) if (!isOfSystem(each.name)) found.push(...(await filesBelow(each)))
  return found
}

/** Reads the files of a drop, those in its folders and in the folders below too. What cannot be read is left out. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Both lists are empty once the event is over.
  const plain = [...files]
  const entries = [...items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []))
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain
  const found = await Promise.all(entries.map((entry) => filesBelow(entry).catch((): File[] => [])))
  return found.flat()
}
