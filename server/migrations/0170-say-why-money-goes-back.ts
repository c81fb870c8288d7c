import { sql, type Kysely } from 'kysely'

/** Money that goes back by itself says why, to its buyer and at the desk; of what went back before that was told by mail alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      add column why text check (why in ('LATE', 'SLOT', 'CODE', 'WITHDRAWN', 'CANCELLED', 'ENDED', 'AMOUNT', 'TWICE')),
      add check (why is null or reason <> 'CREDIT_NOTE');
    update refunds set why = reason where reason in ('AMOUNT', 'TWICE');
    create index refunds_sent_back on refunds (order_id) where why is not null;
  `.execute(db)
}
