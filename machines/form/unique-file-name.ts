import type { ChosenFile } from '#schemas/runtime/block-actors.ts'
import { plainFileName } from '#schemas/text/decode-file-name.ts'

/** A file beside others of its field, under a name that none of them has once they are sent: what is said of a file, on the page or by the server, is said of that one. */
export function uniqueFileName(others: readonly ChosenFile[], file: ChosenFile): ChosenFile {
  const taken = new Set(others.map(({ name }) => plainFileName(name)))
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? []
  let name = file.name
  for (let count = 2; taken.has(plainFileName(name)); count += 1) name = `${stem} (${count})${ending}`
  return name === file.name ? file : { ...file, name, content: new File([file.content], name, { type: file.type }) }
}
