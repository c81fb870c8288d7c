import type { Environment } from '#server/config/env.ts'
import { StartError } from '#server/config/start-error.ts'

const taken = new Set(['EADDRINUSE', 'EACCES'])
const noAddress = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME', 'EADDRNOTAVAIL', 'EINVAL'])

function refusalOf(code: string, { PORT, HOST }: Pick<Environment, 'PORT' | 'HOST'>, options: ErrorOptions): StartError | null {
  if (taken.has(code))
    return new StartError(
      'addressInUse',
      {
        french: `Impossible d’écouter sur ${HOST}, port ${PORT} (${code}). Arrêtez le programme qui l’occupe ou choisissez un autre PORT.`,
        english: `Cannot listen on ${HOST}, port ${PORT} (${code}). Stop the program that holds it, or choose another PORT.`,
      },
      options,
    )
  if (!noAddress.has(code)) return null
  return new StartError(
    'badEnvironment',
    {
      french: `Réglage refusé : HOST vaut ${HOST}, qui n’est pas une adresse de cette machine (${code}). Corrigez HOST : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour toutes.`,
      english: `A setting was refused: HOST is ${HOST}, which is no address of this machine (${code}). Correct HOST: 127.0.0.1 for this machine alone, 0.0.0.0 for all.`,
    },
    options,
  )
}

/** Takes requests at the address and port of the settings; where that cannot be, says which of them to correct. */
export async function listen(
  app: { listen(at: { port: number; host: string }): Promise<unknown> },
  env: Pick<Environment, 'PORT' | 'HOST'>,
): Promise<void> {
  try {
    await app.listen({ port: env.PORT, host: env.HOST })
  } catch (cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    throw refusalOf(code, env, { cause }) ?? cause
  }
}
