import { sql, type Kysely, type RawBuilder } from 'kysely'

/** A piece of SQL without values. */
type Fragment = RawBuilder<unknown>

/** The columns that the list shows and searches, for each source; `body` is all that the visitor wrote. */
interface Source {
  readonly kind: Fragment
  readonly table: Fragment
  /** Name of the function that takes new rows. */
  readonly take: Fragment
  /** Column of the item that points to the row. */
  readonly key: Fragment
  readonly at: Fragment
  readonly state: Fragment
  readonly due: Fragment
  readonly form: Fragment
  readonly name: Fragment
  readonly subject: Fragment
  readonly body: Fragment
  /** Further words by which it is found. */
  readonly more: Fragment
}

const noDay = sql`null::date`
const noForm = sql`null::integer`
const fullName = sql`nullif(trim(concat_ws(' ', firstname, lastname)), '')`

const sources: readonly Source[] = [
  {
    ...{ kind: sql`'FORM'`, table: sql`form_answers`, take: sql`inbox_take_form_answers`, key: sql`answer_id`, at: sql`s.received_at` },
    ...{ due: noDay, form: sql`form_id` },
    state: sql`case when is_spam then 'SPAM' when read_at is null then 'NEW' else 'READ' end`,
    name: sql`nullif(trim(concat_ws(' ', coalesce(answers ->> 'prenom', answers ->> 'firstname'),
      coalesce(answers ->> 'nom', answers ->> 'lastname', answers ->> 'name'))), '')`,
    subject: sql`(select coalesce(f.definitions -> w.default_locale ->> 'title', f.name) from forms f join sites w on w.id = f.site_id
      where f.id = form_id)`,
    body: sql`coalesce((select string_agg(a.value, ' ' order by length(a.value) desc) from jsonb_each_text(answers) a), '')`,
    more: sql`''`,
  },
  {
    ...{ kind: sql`'MESSAGE'`, table: sql`messages`, take: sql`inbox_take_messages`, key: sql`message_id`, at: sql`s.received_at` },
    ...{ due: noDay, form: noForm, name: fullName, subject: sql`coalesce(subject, '')` },
    state: sql`case when reference is null then 'SPAM' else 'NEW' end`,
    body: sql`message`,
    more: sql`concat_ws(' ', reference, phone)`,
  },
  {
    ...{ kind: sql`'REGISTRATION'`, table: sql`event_registrations`, take: sql`inbox_take_event_registrations` },
    ...{ key: sql`registration_id`, at: sql`s.registered_at`, due: noDay, form: noForm, name: fullName },
    state: sql`case when status = 'SPAM' then 'SPAM' else 'NEW' end`,
    subject: sql`coalesce((select t.title from element_texts t join sites w on w.id = t.site_id where t.element_id = s.element_id
      order by t.locale = w.default_locale desc, t.locale limit 1), '')`,
    body: sql`coalesce(message, '')`,
    more: sql`coalesce(phone, '')`,
  },
  {
    ...{ kind: sql`'PRIVACY'`, table: sql`privacy_requests`, take: sql`inbox_take_privacy_requests`, key: sql`request_id` },
    ...{ at: sql`s.received_at`, due: sql`due_on`, form: noForm, name: fullName, subject: sql`type` },
    state: sql`case when answered_at is null then 'NEW' else 'CLOSED' end`,
    body: sql`coalesce(message, '')`,
    more: sql`reference`,
  },
]

/** The statement that puts rows of a source, selected as `s`, into the inbox. */
function insertFrom({ kind, key, at, state, due, form, name, subject, body, more }: Source, from: Fragment): Fragment {
  return sql`
    insert into inbox_items (site_id, kind, ${key}, form_id, state, name, subject, excerpt, search, received_at, due_on, urgency)
    select i.site_id, ${kind}, i.id, i.form_id, i.state, coalesce(i.name, i.email), i.subject,
      left(regexp_replace(i.body, '\\s+', ' ', 'g'), 200), fold(left(concat_ws(' ', i.name, i.email, i.subject, i.more, i.body), 4000)), i.at, i.due_on,
      coalesce(extract(epoch from i.due_on::timestamp)::bigint / 86400, 10000000000000 - (extract(epoch from i.at) * 1000)::bigint)
    from (select s.site_id, s.id, ${form} as form_id, ${state} as state, ${name} as name, ${subject} as subject,
      ${body} as body, ${more} as more, s.email, ${at} as at, ${due} as due_on from ${from} s) i;`
}

function follow(source: Source): Fragment {
  const { table, take } = source
  return sql`
    create function ${take}() returns trigger language plpgsql as $$
    begin
      ${insertFrom(source, sql`fresh`)}
      return null;
    end $$;
    create trigger inbox_take after insert on ${table} referencing new table as fresh for each statement execute function ${take}();
    ${insertFrom(source, table)}`
}

/**
 * One list over what visitors send: answers to forms, messages, registrations and requests about personal data.
 *
 * - `inbox_items` has one row per row of a source, made by triggers, so that no writer can forget it, and gone with its source. It has the
 *   state, who deals with it, the note of the team, and what the list shows and searches.
 * - `urgency` orders what is to be done: legal deadlines first, then the latest.
 * - `inbox_replies` are the answers that were mailed.
 * - What an older call or the command line settles in a source is settled in the inbox too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inbox_items (
      id integer not null generated by default as identity,
      site_id integer not null,
      kind text not null,
      answer_id integer,
      message_id integer,
      registration_id integer,
      request_id integer,
      form_id integer,
      state text not null,
      deleted_at timestamptz,
      shown_state text not null generated always as (case when deleted_at is null then state else 'TRASHED' end) stored,
      version integer not null default 1,
      assignee_id integer,
      note text not null default '',
      name text,
      subject text not null,
      excerpt text not null,
      search text not null,
      received_at timestamptz not null,
      due_on date,
      urgency bigint not null,
      constraint inbox_items_pkey primary key (id),
      constraint inbox_items_answer_id_key unique (answer_id),
      constraint inbox_items_message_id_key unique (message_id),
      constraint inbox_items_registration_id_key unique (registration_id),
      constraint inbox_items_request_id_key unique (request_id),
      constraint inbox_items_kind_check check (kind in ('FORM', 'MESSAGE', 'REGISTRATION', 'PRIVACY')),
      constraint inbox_items_state_check check (state in ('NEW', 'READ', 'ANSWERED', 'CLOSED', 'SPAM')),
      constraint inbox_items_source_check check (num_nonnulls(answer_id, message_id, registration_id, request_id) = 1),
      constraint inbox_items_note_check check (length(note) <= 2000),
      constraint inbox_items_site_id_fkey foreign key (site_id) references sites(id) on delete cascade,
      constraint inbox_items_answer_id_fkey foreign key (answer_id) references form_answers(id) on delete cascade,
      constraint inbox_items_message_id_fkey foreign key (message_id) references messages(id) on delete cascade,
      constraint inbox_items_registration_id_fkey foreign key (registration_id) references event_registrations(id) on delete cascade,
      constraint inbox_items_request_id_fkey foreign key (request_id) references privacy_requests(id) on delete cascade,
      constraint inbox_items_site_id_assignee_id_fkey foreign key (site_id, assignee_id) references users(site_id, id)
        on delete set null (assignee_id)
    );
    create index inbox_items_open on inbox_items (site_id, urgency, id) where (shown_state in ('NEW', 'READ'));
    create index inbox_items_urgent on inbox_items (site_id, urgency, id) where (shown_state in ('NEW', 'READ', 'ANSWERED', 'CLOSED'));
    create index inbox_items_least_urgent on inbox_items (site_id, urgency desc nulls last, id)
      where (shown_state in ('NEW', 'READ', 'ANSWERED', 'CLOSED'));
    create index inbox_items_kept on inbox_items (site_id, received_at desc nulls last, id)
      where (shown_state in ('NEW', 'READ', 'ANSWERED', 'CLOSED'));
    create index inbox_items_kept_oldest on inbox_items (site_id, received_at, id)
      where (shown_state in ('NEW', 'READ', 'ANSWERED', 'CLOSED'));
    create index inbox_items_of_state on inbox_items (site_id, shown_state, received_at desc nulls last, id);
    create index inbox_items_of_kind on inbox_items (site_id, kind, received_at desc nulls last, id);
    create index inbox_items_of_form on inbox_items (form_id, received_at desc nulls last, id) where (form_id is not null);
    create index inbox_items_of_assignee on inbox_items (site_id, assignee_id, received_at desc nulls last, id)
      where (assignee_id is not null);
    create index inbox_items_search on inbox_items using gin (search gin_trgm_ops);
    create index inbox_items_deleted on inbox_items (deleted_at) where (deleted_at is not null);

    create table inbox_replies (
      id integer not null generated by default as identity,
      item_id integer not null,
      site_id integer not null,
      written_by integer,
      reply text,
      sent_at timestamptz not null default now(),
      constraint inbox_replies_pkey primary key (id),
      constraint inbox_replies_item_id_fkey foreign key (item_id) references inbox_items(id) on delete cascade,
      constraint inbox_replies_site_id_written_by_fkey foreign key (site_id, written_by) references users(site_id, id)
        on delete set null (written_by)
    );
    create index inbox_replies_of_item on inbox_replies (item_id, id);
    create index inbox_replies_of_account on inbox_replies (site_id, written_by);

    create function inbox_follow_answer() returns trigger language plpgsql as $$
    begin
      update inbox_items set version = version + 1,
        state = case when new.is_spam then 'SPAM' when state = 'SPAM' or state = 'NEW' then case when new.read_at is null then 'NEW' else 'READ' end else state end
        where answer_id = new.id
          and ((new.is_spam and state <> 'SPAM') or (not new.is_spam and state = 'SPAM') or (state = 'NEW' and new.read_at is not null));
      return null;
    end $$;
    create trigger inbox_follow after update of read_at, is_spam on form_answers for each row execute function inbox_follow_answer();

    create function inbox_follow_request() returns trigger language plpgsql as $$
    begin
      update inbox_items set version = version + 1, state = case when state = 'ANSWERED' then state else 'CLOSED' end,
        name = null, excerpt = '', note = '', search = fold(concat_ws(' ', new.email, new.type, new.reference)) where request_id = new.id;
      update inbox_replies set reply = null where item_id in (select id from inbox_items where request_id = new.id);
      return null;
    end $$;
    create trigger inbox_follow after update of answered_at on privacy_requests
      for each row when (old.answered_at is null and new.answered_at is not null) execute function inbox_follow_request();

    create function inbox_follow_registration() returns trigger language plpgsql as $$
    begin
      update inbox_items set search = replace(search, fold(old.email), fold(new.email)) where registration_id = new.id;
      return null;
    end $$;
    create trigger inbox_follow after update of email on event_registrations
      for each row when (old.email <> new.email) execute function inbox_follow_registration();
  `.execute(db)
  for (const source of sources) await follow(source).execute(db)
}
