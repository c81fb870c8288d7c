import { sql, type Kysely } from 'kysely'

/**
 * Invoices and credit notes as they were issued: numbered without a gap in their series and year, with all that stands on them, and the file that was drawn
 * of it once. Neither is ever changed or taken away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table papers (
      id integer primary key generated always as identity,
      site_id integer not null,
      order_id integer not null,
      kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
      year integer not null,
      value integer not null check (value > 0),
      number text not null,
      issued_at timestamptz not null,
      lines jsonb not null,
      fees integer not null check (fees >= 0),
      total integer not null check (total >= 0),
      vat jsonb not null,
      snapshot jsonb not null,
      unique (site_id, kind, year, value),
      unique (site_id, number),
      foreign key (site_id, order_id) references orders (site_id, id)
    );
    create unique index papers_one_invoice on papers (order_id) where kind = 'INVOICE';
    create index papers_of_order on papers (order_id, id);

    create table paper_files (
      paper_id integer primary key references papers (id),
      bytes bytea not null,
      sha256 text not null check (sha256 = encode(sha256(bytes), 'hex')),
      drawn_at timestamptz not null default now()
    );

    create function refuse_paper_change() returns trigger language plpgsql as $$
      begin
        raise exception 'a paper that was issued is never changed';
      end
    $$;
    create trigger papers_stay before update or delete on papers for each row execute function refuse_paper_change();
    create trigger paper_files_stay before update or delete on paper_files for each row execute function refuse_paper_change();
  `.execute(db)
}
