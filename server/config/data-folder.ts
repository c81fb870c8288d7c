import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from './error-code.ts'
import { StartError } from './start-error.ts'

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

/** One folder after another: where a file system makes none, Node's own way of making them all never ends. */
async function makeFolders(path: string): Promise<string | undefined> {
  if (await isFolder(path)) return undefined
  const firstMade = path === dirname(path) ? undefined : await makeFolders(dirname(path))
  try {
    await mkdir(path)
  } catch (error) {
    // Another server that starts at the same time may have made it.
    if (!(await isFolder(path))) throw error
    return firstMade
  }
  return firstMade ?? path
}

/** Makes DATA_DIR where it is missing and answers the first folder made; one that cannot be written to ends the start with its name. */
export async function makeDataFolder(dataDir: string): Promise<string | undefined> {
  try {
    const firstMade = await makeFolders(dataDir)
    await access(dataDir, constants.W_OK | constants.X_OK)
    return firstMade
  } catch (cause) {
    const code = errorCode(cause)
    const isNoFolder = code === 'EEXIST' || code === 'ENOTDIR'
    throw new StartError(
      'badEnvironment',
      {
        french: `Réglage refusé : DATA_DIR vaut ${dataDir}, ${isNoFolder ? 'qui n’est pas un dossier' : 'où rien ne peut être écrit'} (${code}). Corrigez DATA_DIR : le chemin d’un dossier qui vous appartient est attendu.`,
        english: `A setting was refused: DATA_DIR is ${dataDir}, ${isNoFolder ? 'which is no folder' : 'where nothing can be written'} (${code}). Correct DATA_DIR: the path of a folder of yours is expected.`,
      },
      { cause },
    )
  }
}
