/** The schemas in which the names of statements are looked up: what stands in front of pg_catalog replaces its functions. Tables go to the first one. */
export const databaseClockPath = 'public, shifted_clock, pg_catalog'

const clocks = ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp'] as const

/** The statements, one a line, that make the clocks of PostgreSQL show another time. They may run a second time. */
export function databaseClock(offsetMs: number): string[] {
  const functions = clocks.map((name) => {
    const volatility = name === 'clock_timestamp' ? 'volatile' : 'stable'
    const body = `select pg_catalog.${name}() + interval '${offsetMs} milliseconds'`
    return `create or replace function shifted_clock.${name}() returns timestamptz language sql ${volatility} parallel safe as $$ ${body} $$;`
  })
  return ['create schema if not exists shifted_clock;', 'grant usage on schema shifted_clock to public;', ...functions]
}
