import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { emailSchema } from '#schemas/api/people/account-fields.ts'
import { stripEnd } from '#schemas/text/strip-ends.ts'
import { StartError } from './start-error.ts'

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (proxyNames.has(text)) return true
  if (rest.length > 0 || isIP(address) === 0) return false
  const widest = isIP(address) === 4 ? 32 : 128
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest)
}

/** Returns true when paths can be appended to the URL: it has no query, hash or credentials. */
function isPlainAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).username === '' && !/[?#]/.test(address)
}

const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine(isPlainAddress)
  .transform((address) => stripEnd(address, /\//))

const proxies = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .refine((list) => list.every(isProxyAddress))

/** The schema of the environment variables with their defaults. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/)
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .refine((folder) => folder.trim() !== '')
    .default('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: webAddress.optional(),
  ADMIN_EMAIL: emailSchema.optional(),
  ADMIN_PASSWORD: z.string().min(12).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLIC_KEY: z
    .string()
    // This key is public. The pattern prevents the secret key from being set here by mistake.
    .regex(/^pk_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: webAddress.optional(),
  TRUST_PROXY: proxies.optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  DEADLINE_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  SECRET_KEY: z.string().min(32).optional(),
})

const httpAddress = 'une adresse qui commence par http:// ou https:// est attendue, sans compte, sans « ? » ni « # »'
const text = 'un texte est attendu'

/** The expected values of each variable, for error messages. */
const expectedValues: Readonly<Record<keyof typeof environmentSchema.shape, string>> = {
  NODE_ENV: 'production, development ou test est attendu',
  PORT: 'un nombre entier de 0 à 65535 est attendu',
  HOST: 'un nom de machine ou une adresse IP est attendu',
  DATA_DIR: 'le chemin d’un dossier est attendu',
  DATABASE_URL: 'une adresse qui commence par postgres:// est attendue',
  PUBLIC_URL: httpAddress,
  ADMIN_EMAIL: 'une adresse électronique est attendue',
  ADMIN_PASSWORD: '12 caractères au moins sont attendus',
  SMTP_URL: 'une adresse qui commence par smtp:// ou smtps:// est attendue',
  S3_ENDPOINT: httpAddress,
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLIC_KEY: 'la clé publique est attendue, qui commence par pk_',
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: httpAddress,
  TRUST_PROXY: 'des adresses ou des plages séparées par des virgules sont attendues, comme 127.0.0.1,10.0.0.0/8',
  RATE_LIMIT_FACTOR: 'un nombre supérieur à 0 est attendu',
  DEADLINE_FACTOR: 'un nombre supérieur à 0 est attendu',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace ou silent est attendu',
  METRICS_TOKEN: '16 caractères au moins sont attendus',
  SECRET_KEY: '32 caractères au moins sont attendus',
}

/** The environment of the server. PUBLIC_URL always has a value. */
export type Environment = z.infer<typeof environmentSchema> & { readonly PUBLIC_URL: string }

const together = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLIC_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Returns the missing variables of a group that works only as a whole. */
function missingBeside(settings: z.infer<typeof environmentSchema>): readonly string[] {
  const missing = together.filter((name) => settings[name] === undefined)
  return missing.length < together.length ? missing : []
}

/** Parses the environment once. An invalid variable fails the start with its name, never with its value. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]
    const faults = names.map((name) => `  ${name} : ${expectedValues[name as keyof typeof expectedValues]}.`).join('\n')
    throw new StartError('badEnvironment', {
      french: `Réglage refusé, rien n’a démarré :\n${faults}`,
      english: `A setting was refused, nothing was started: correct ${names.join(', ')}.`,
    })
  }
  const missing = missingBeside(parsed.data)
  if (missing.length > 0) {
    throw new StartError('badEnvironment', {
      french: `Réglage manquant, rien n’a démarré :\n${missing.map((name) => `  ${name} : va avec ${together.join(', ')}.`).join('\n')}`,
      english: `A setting is missing, nothing was started: set ${missing.join(', ')}, or none of ${together.join(', ')}.`,
    })
  }
  return { ...parsed.data, PUBLIC_URL: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}` }
}
