import { sql, type Kysely } from 'kysely'

/** What each background job did, run by run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_runs (
      id bigint primary key generated always as identity,
      job text not null check (job ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
      dry_run boolean not null,
      outcome text not null default 'RUNNING' check (outcome in ('RUNNING', 'DONE', 'FAILED')),
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      counts jsonb not null default '{}',
      lines jsonb not null default '[]',
      error text
    );
    create index job_runs_by_age on job_runs (started_at);
    create index job_runs_of_job on job_runs (job, id desc);
  `.execute(db)
}
