import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newerSql, newerSqlIn } from './newer-sql.ts'

const programs = globSync('{server,scripts}/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
const scripts = globSync('server/migrations/**/*.sql')

describe('the SQL of the program', () => {
  it('says nothing that PostgreSQL 15 does not know', () => {
    expect([programs.length > 1000, scripts.length > 10]).toEqual([true, true])
    const read = (path: string) => readFileSync(path, 'utf8')
    const faults = [
      ...programs.flatMap((path) => newerSqlIn(read(path)).map((words) => `${path}: ${words}`)),
      ...scripts.flatMap((path) => newerSql(read(path)).map((words) => `${path}: ${words}`)),
    ]
    expect(faults, 'say it in words of PostgreSQL 15 (docs/decisions/0002); each fault begins with the release that brought it').toEqual([])
  })
})

describe('words of a later release', () => {
  it.each([
    [16, "select from jsonb_path_query(case when (p.value #>> '{}') is json object then p.value end, '$.a') w"],
    [16, 'select value IS NOT\n  JSON from t'],
    [16, 'select any_value(name) from t'],
    [16, "select json_object('a': 1)"],
    [16, 'select json_arrayagg(name order by name) from t'],
    [16, "select pg_input_is_valid(words, 'integer')"],
    [16, "select date_add(now(), interval '1 day', 'Europe/Paris')"],
    [16, 'select array_shuffle(names)'],
    [16, 'select id from (select id from t) where id > 1'],
    [16, 'select count(*) from (values (1), (2))'],
    [16, 'select 1 from a cross join lateral (select 1)'],
    [16, 'update t set size = 1_000_000'],
    [16, 'select 0xff'],
    [16, 'select system_user'],
    [17, "select * from json_table(words, '$[*]' columns (id int path '$.id'))"],
    [17, "select json_value(words, '$.id')"],
    [17, "select jsonb_path_query(value, '$.day.integer()')"],
    [17, 'select random(1, 6)'],
    [17, 'merge into a using b on a.id = b.id when matched then delete returning a.id'],
    [17, 'merge into a using b on a.id = b.id when not matched by source then delete'],
    [17, 'select now() at local'],
    [17, "select interval 'infinity'"],
    [17, 'set local transaction_timeout = 0'],
    [17, 'alter table t alter column a set expression as (b + 1)'],
    [17, 'select to_bin(5)'],
    [18, 'select uuidv7()'],
    [18, 'create table t (a int, b int generated always as (a + (1)) virtual)'],
    [18, 'create table t (a int, b int generated always as (a + 1))'],
    [18, 'update t set a = 1 returning id, old.a'],
    [18, 'delete from t returning old.*'],
    [18, 'update t set a = 1 returning with (old as before) before.a'],
    [18, 'create table t (id int, during tstzrange, primary key (id, during without overlaps))'],
    [18, 'alter table t add constraint c check (a > 1) not enforced'],
    [18, 'alter table t add constraint c not null a not valid'],
    [18, 'select casefold(name), array_sort(names) from t'],
  ])('of PostgreSQL %i are found in « %s »', (since, sql) => {
    expect(newerSql(sql)).toContainEqual(expect.stringMatching(new RegExp(`^${since}: `)))
    expect(newerSqlIn(`await sql\`${sql.replaceAll('\\', '\\\\')}\`.execute(db)`)).not.toEqual([])
  })

  it.each([
    ['a part of a statement', 'const isObject = sql<boolean>`${column} is json object`', ['16: is json']],
    ['a text', "await client.query('select any_value(name) from t')", ['16: any_value()']],
    ['a template within another', 'sql`select 1 where ${isNew ? sql`uuidv7() > id` : sql`true`}`', ['18: uuidv7()']],
    [
      'a call of the query builder',
      "db.selectFrom('t').select(({ fn }) => fn.agg<string>('any_value', ['name']).as('name'))",
      ['16: fn.agg'],
    ],
    [
      'a merge of the query builder',
      "db.mergeInto('a').using('b', 'a.id', 'b.id').whenMatched().thenDelete().returning('a.id')",
      ['17: merge'],
    ],
  ])('are found in %s', (_where, code, words) => {
    const found = newerSqlIn(code)
    expect(found.filter((each, index) => each.startsWith(words[index] ?? '-'))).toHaveLength(words.length)
    expect(found).toHaveLength(words.length)
  })

  it.each([
    ['an old check of JSON', "select jsonb_typeof(value) = 'object', jsonb_path_exists(value, '$.a ? (@.type() == \"string\")')"],
    ['builders of JSON', "select json_build_object('a', 1), jsonb_object_agg(a, b), to_jsonb(t) from t"],
    ['nulls that are not distinct', 'create unique index on t (a) nulls not distinct'],
    ['a stored column and an identity', 'create table t (id int generated always as identity, b int generated always as (f(a)) stored)'],
    ['a subquery with a name', "select id from (select ')' as id) as found where id in (select id from (values (1)) v (id))"],
    ['a comparison with a subquery', 'select 1 where a is distinct from (select b from t)'],
    ['rows of a trigger', 'insert into t (a) values (1) returning id into found; insert into u values (new.id, old.id)'],
    ['numbers and names', "select 1000000, $1, test_1_2, t1_2.a, '1_000', '0xff' from t1_2"],
    ['a merge', 'merge into a using b on a.id = b.id when matched then delete when not matched then do nothing'],
    ['an argument-less random', 'select random(), gen_random_uuid()'],
    ['a comment', 'select 1 -- 16 says « is json »'],
  ])('are not seen in %s', (_what, sql) => {
    expect(newerSql(sql)).toEqual([])
  })
})
