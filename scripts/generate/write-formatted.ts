import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'

/** Writes a new file of the project, formatted as Prettier lays it out. Markdown stays as it is: its tables have one line for each row. */
export async function writeFormatted(root: string, path: string, text: string): Promise<void> {
  writeText(root, path, path.endsWith('.md') ? text : await formatted(root, path, text))
}

/** Writes a file of the project, with the folders on its path. */
export function writeText(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

async function formatted(root: string, path: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(join(root, 'package.json'))), filepath: path })
}
