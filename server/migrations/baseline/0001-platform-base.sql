-- Platform: search in texts, and what every server shares.

create extension unaccent;
create extension pg_trgm;
create extension fuzzystrmatch;

-- The words of each language without their accents.
create text search configuration french_folded (copy = french);
alter text search configuration french_folded alter mapping for hword, hword_part, word with unaccent, french_stem;

create text search configuration english_folded (copy = english);
alter text search configuration english_folded alter mapping for hword, hword_part, word with unaccent, english_stem;

create text search configuration german_folded (copy = german);
alter text search configuration german_folded alter mapping for hword, hword_part, word with unaccent, german_stem;

create text search configuration spanish_folded (copy = spanish);
alter text search configuration spanish_folded alter mapping for hword, hword_part, word with unaccent, spanish_stem;

create text search configuration italian_folded (copy = italian);
alter text search configuration italian_folded alter mapping for hword, hword_part, word with unaccent, italian_stem;

create text search configuration dutch_folded (copy = dutch);
alter text search configuration dutch_folded alter mapping for hword, hword_part, word with unaccent, dutch_stem;

create text search configuration simple_folded (copy = simple);
alter text search configuration simple_folded alter mapping for hword, hword_part, word with unaccent, simple;

-- The form in which texts are compared: lower case, without accents, plain spaces.
create function fold(value text)
  returns text
  language sql
  immutable parallel safe strict
return lower(unaccent('unaccent'::regdictionary, translate(value, '  '::text, '  '::text)));

create function join_texts(words text)
  returns text
  language sql
  immutable parallel safe strict
return regexp_replace(regexp_replace(regexp_replace(regexp_replace(words, '^[\s\uE002]+|[\s\uE002]+$'::text, ''::text, 'g'::text), '([.!?…:;,—][»”)]?)\s*\uE002[\s\uE002]*'::text, '\1 '::text, 'g'::text), '\s*\uE002[\s\uE002]*'::text, ' — '::text, 'g'::text), '\s+'::text, ' '::text, 'g'::text);

create function without_placeholders(words text)
  returns text
  language sql
  immutable parallel safe strict
return regexp_replace(words, '\{{2,}(?:\s|&nbsp;){0,20}[A-Z][A-Z0-9_]{0,59}(?:\s|&nbsp;){0,20}\}{2,}'::text, ''::text, 'g'::text);

create function part_words(words text)
  returns text
  language sql
  immutable parallel safe strict
return translate(without_placeholders(words), '    ‘’ʼ“”„«»…–—€°·•′″§→'::text, '                       '::text);

-- The words of an HTML text on one line; text in separate tags stays apart.
create function plain_text(html text)
  returns text
  language sql
  immutable parallel safe strict
return join_texts(replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(html, '</?(?:p|h[1-6]|li|[uod]l|d[td]|br|hr|div|t[drh]|table|caption|blockquote|fig\w+|section)\M[^>]*>'::text, ''::text, 'gi'::text), '<[^>]*>'::text, ''::text, 'g'::text), '&nbsp;'::text, chr(160)), '&#39;'::text, ''''::text), '&quot;'::text, '"'::text), '&lt;'::text, '<'::text), '&gt;'::text, '>'::text), '&amp;'::text, '&'::text));

-- The instant that a text names; null when it names none.
create function read_instant(value text)
  returns timestamp with time zone
  language plpgsql
  stable strict
as $$
begin
  return cast(value as timestamptz);
exception when data_exception then
  return null;
end
$$;

-- The text search configuration of the language of a locale.
create function search_configuration(locale text)
  returns regconfig
  language sql
  immutable parallel safe strict
return case "left"(locale, 2) when 'fr'::text then 'french_folded'::regconfig when 'en'::text then 'english_folded'::regconfig when 'de'::text then 'german_folded'::regconfig when 'es'::text then 'spanish_folded'::regconfig when 'it'::text then 'italian_folded'::regconfig when 'nl'::text then 'dutch_folded'::regconfig else 'simple_folded'::regconfig end;

create function spelled_words(words text)
  returns text
  language sql
  immutable parallel safe strict
return ((' '::text || array_to_string(tsvector_to_array(to_tsvector('simple_folded'::regconfig, words)), ' '::text)) || ' '::text);

-- How often each caller has made the calls that are counted; unlogged, since a crash may lose it.
create unlogged table budgets (
  name text not null,
  caller text not null,
  started_at timestamptz not null default now(),
  taken integer not null,
  constraint budgets_pkey primary key (name, caller)
);
create index budgets_by_age on budgets (started_at);

-- Numbers that a site gives out one after the other, without a gap.
create table counters (
  site_id integer not null,
  name text not null,
  value integer not null,
  constraint counters_pkey primary key (site_id, name),
  constraint counters_value_check check (value > 0)
) with (fillfactor=50);

-- Requests that carry a key: the server at work on each, and the answer that was given once.
create table idempotency_keys (
  site_id integer not null,
  caller text not null,
  key text not null,
  fingerprint text not null,
  owner uuid not null,
  answer text,
  started_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (site_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (started_at);

-- The runs of the background jobs.
create table job_runs (
  id bigint not null generated always as identity,
  job text not null,
  dry_run boolean not null,
  outcome text not null default 'RUNNING',
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  counts jsonb not null default '{}'::jsonb,
  lines jsonb not null default '[]'::jsonb,
  error text,
  constraint job_runs_pkey primary key (id),
  constraint job_runs_job_check check (job ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
  constraint job_runs_outcome_check check (outcome in ('RUNNING', 'DONE', 'FAILED'))
);
create index job_runs_by_age on job_runs (started_at);
create index job_runs_of_job on job_runs (job, id desc);

-- When a periodic task was last begun; unlogged. One server does it each time.
create unlogged table rounds (
  name text not null,
  begun_at timestamptz not null,
  constraint rounds_pkey primary key (name)
);
