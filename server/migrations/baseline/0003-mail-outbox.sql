-- Mail: the outbox.

-- Wakes the workers that send mails.
create function tell_mails()
  returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('mails', '');
  return null;
end
$$;

-- The outbox: each mail is written in the transaction that causes it, and loses its content once it was sent.
create table mails (
  id bigint not null generated always as identity,
  site_id integer not null,
  kind text not null,
  key text not null,
  recipient text not null,
  locale text not null,
  data jsonb not null,
  message_id text not null,
  state text not null default 'QUEUED',
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  handed_at timestamptz,
  ended_at timestamptz,
  attachments jsonb not null default '[]'::jsonb,
  user_id integer,
  constraint mails_pkey primary key (id),
  constraint mails_message_id_key unique (message_id),
  constraint mails_site_id_kind_key_key unique (site_id, kind, key),
  constraint mails_attachments_check check (jsonb_typeof(attachments) = 'array'),
  constraint mails_check check ((state = 'QUEUED') = (ended_at is null)),
  constraint mails_check1 check ((state = 'QUEUED') or (data = '{}'::jsonb)),
  constraint mails_key_check check ((length(key) >= 1) and (length(key) <= 200)),
  constraint mails_kind_check check (kind ~ '^[A-Z][A-Z_]{2,59}$'),
  constraint mails_recipient_check check ((length(recipient) <= 254) and (recipient !~ '[[:cntrl:]]')),
  constraint mails_state_check check (state in ('QUEUED', 'SENT', 'FAILED', 'WITHHELD')),
  constraint mails_site_id_fkey foreign key (site_id) references sites(id) on delete cascade
);
create index mails_by_end on mails (ended_at) where (ended_at is not null);
create index mails_of_account on mails (user_id) where (user_id is not null);
create index mails_of_recipient on mails (site_id, kind, recipient, created_at);
create index mails_queued on mails (id) where (state = 'QUEUED');
create trigger tell_mails after insert on mails
  for each statement execute function tell_mails();
