import { DropCount } from './drop-count.ts'

/** Counts the files of a clipboard that has nothing else; beside words a program puts a picture of them. */
export function filesAlone(clipboard: DataTransfer | null): DropCount {
  const dropped = new DropCount()
  if (!clipboard || clipboard.getData('text/html') !== '' || clipboard.getData('text/plain') !== '') return dropped
  for (const { type } of clipboard.files) dropped.add(type.startsWith('image/') ? 'picture' : 'file')
  return dropped
}
