import { sql, type Kysely } from 'kysely'

/** The sentences of the answer `s`, the longest first: codes of options, numbers, addresses and names are no excerpt. */
const sentences = sql`coalesce((
    select left(regexp_replace(string_agg(v.value #>> '{}', ' ' order by length(v.value #>> '{}') desc), '\\s+', ' ', 'g'), 200)
    from jsonb_each(s.answers) v where jsonb_typeof(v.value) = 'string' and v.value #>> '{}' ~ '\\S\\s+\\S'
      and v.key not in ('nom', 'prenom', 'name', 'firstname', 'lastname')), '')`

/** The list of messages shows the sentences of an answer to a form; the search reads all of it as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function inbox_take_form_answers() returns trigger language plpgsql as $$
    begin
      insert into inbox_items (site_id, kind, answer_id, form_id, state, name, subject, excerpt, search, received_at, due_on, urgency)
      select i.site_id, 'FORM', i.id, i.form_id, i.state, coalesce(i.name, i.email), i.subject, i.excerpt,
        fold(left(concat_ws(' ', i.name, i.email, i.subject, i.body), 4000)), i.received_at, null,
        10000000000000 - (extract(epoch from i.received_at) * 1000)::bigint
      from (select s.site_id, s.id, s.form_id, s.email, s.received_at,
        case when is_spam then 'SPAM' when read_at is null then 'NEW' else 'READ' end as state,
        nullif(trim(concat_ws(' ', coalesce(answers ->> 'prenom', answers ->> 'firstname'),
          coalesce(answers ->> 'nom', answers ->> 'lastname', answers ->> 'name'))), '') as name,
        (select coalesce(f.definitions -> w.default_locale ->> 'title', f.name) from forms f join sites w on w.id = f.site_id
          where f.id = form_id) as subject,
        coalesce((select string_agg(a.value, ' ' order by length(a.value) desc) from jsonb_each_text(answers) a), '') as body,
        ${sentences} as excerpt
        from fresh s) i;
      return null;
    end $$;
    update inbox_items i set excerpt = ${sentences} from form_answers s where s.id = i.answer_id;
  `.execute(db)
}
