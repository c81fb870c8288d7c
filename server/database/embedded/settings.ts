import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The write durability: `durable` for real data, `throwaway` for tests only. */
export type Durability = 'durable' | 'throwaway'

const fileName = 'vitrine.conf'

const durable = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  // Statements may contain personal data, so none is logged.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const throwaway = {
  ...durable,
  max_connections: '300',
  shared_buffers: '64MB',
  logging_collector: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`

/** Includes the settings file at the end of the configuration of a new cluster. */
export async function includeSettings(clusterDir: string): Promise<void> {
  await appendFile(join(clusterDir, 'postgresql.conf'), `\ninclude_if_exists = '${fileName}'\n`)
}

/** Writes the settings file at each start, so that the settings follow the version of the program. */
export async function writeSettings(clusterDir: string, socketDir: string, durability: Durability): Promise<void> {
  const settings = { ...(durability === 'durable' ? durable : throwaway), unix_socket_directories: socketDir }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quote(value)}\n`)
  await writeFile(join(clusterDir, fileName), lines.join(''))
}
