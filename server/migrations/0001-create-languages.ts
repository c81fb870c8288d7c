import { sql, type Kysely } from 'kysely'

/** Languages that a site may speak, with the country whose habits each follows; the same list for every site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table countries (
      id integer primary key,
      alpha_two char(2) not null unique,
      alpha_three char(3) not null unique,
      num_code integer not null unique,
      name text not null
    );
    create table languages (
      id integer primary key,
      code text not null unique check (code ~ '^[a-z]{2}_[A-Z]{2}$'),
      label text not null,
      deepl_code text not null,
      country_id integer not null references countries (id)
    );
    insert into countries (id, alpha_two, alpha_three, num_code, name) values
      (1, 'FR', 'FRA', 250, 'France'),
      (2, 'GB', 'GBR', 826, 'Royaume-Uni'),
      (3, 'DE', 'DEU', 276, 'Allemagne'),
      (4, 'ES', 'ESP', 724, 'Espagne'),
      (5, 'IT', 'ITA', 380, 'Italie'),
      (6, 'NL', 'NLD', 528, 'Pays-Bas');
    insert into languages (id, code, label, deepl_code, country_id) values
      (1, 'fr_FR', 'Français', 'FR', 1),
      (2, 'en_GB', 'English', 'EN-GB', 2),
      (3, 'de_DE', 'Deutsch', 'DE', 3),
      (4, 'es_ES', 'Español', 'ES', 4),
      (5, 'it_IT', 'Italiano', 'IT', 5),
      (6, 'nl_NL', 'Nederlands', 'NL', 6);
  `.execute(db)
}
