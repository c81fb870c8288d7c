import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#server/config/error-code.ts'
import { StartError } from '#server/config/start-error.ts'

/** Returns true when a cluster exists. A folder with other content or of another account fails the start before anything is written. */
export async function hasCluster(clusterDir: string, uid: number | undefined): Promise<boolean> {
  const names = await readdir(clusterDir).catch((cause: unknown): string[] => {
    const code = errorCode(cause)
    if (code === 'ENOENT') return []
    throw code === 'ENOTDIR' ? notADatabase(clusterDir, cause) : otherAccount(clusterDir, cause)
  })
  if (names.length === 0) return false
  if (!names.includes('PG_VERSION')) throw notADatabase(clusterDir)
  // PostgreSQL requires that the folder belongs to its user.
  if (uid !== undefined && (await stat(clusterDir)).uid !== uid) throw otherAccount(clusterDir)
  if (!existsSync(join(clusterDir, 'global', 'pg_control'))) throw damaged(clusterDir)
  return true
}

function notADatabase(clusterDir: string, cause?: unknown): StartError {
  return refused(cause, {
    french: `La base ne peut pas être créée dans ${clusterDir} : il s’y trouve déjà autre chose. Déplacez-le, ou choisissez un autre DATA_DIR. Rien n’a été modifié.`,
    english: `The database cannot be made in ${clusterDir}: something else is there. Move it, or choose another DATA_DIR. Nothing was changed.`,
  })
}

function otherAccount(clusterDir: string, cause?: unknown): StartError {
  return refused(cause, {
    french: `La base ${clusterDir} appartient à un autre compte : lancez le serveur sous celui qui l’a créée.`,
    english: `The database ${clusterDir} belongs to another account: run the server as the one that made it.`,
  })
}

function damaged(clusterDir: string): StartError {
  return refused(undefined, {
    french: `La base ${clusterDir} est incomplète : il lui manque global/pg_control. Rétablissez une sauvegarde, ou choisissez un autre DATA_DIR. Rien n’a été modifié.`,
    english: `The database ${clusterDir} is damaged: global/pg_control is missing. Restore a backup, or choose another DATA_DIR. Nothing was changed.`,
  })
}

function refused(cause: unknown, message: { french: string; english: string }): StartError {
  return new StartError('databaseUnavailable', message, { cause })
}
