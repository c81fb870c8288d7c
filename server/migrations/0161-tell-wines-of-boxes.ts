import { sql, type Kysely } from 'kysely'

/** A box is on sale only while each wine in it tells its alcohol and how much it holds, as a wine alone is: triggers note it beside the box. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sellables add column holds_told boolean not null default true, drop column on_sale;
    alter table sellables add column on_sale boolean not null generated always as (
      price is not null and case when product_type = 'BOX' then holds_told else abv is not null and capacity_ml is not null end
    ) stored;

    create function are_wines_told(box integer) returns boolean language sql stable as $$
      select not exists (
        select from box_contents c join sellables s on s.id = c.sellable_id
        where c.product_id = box and s.product_type = 'WINE' and (s.abv is null or s.capacity_ml is null)
      )
    $$;

    create function note_told_wines(boxes integer[]) returns void language plpgsql as $$
    declare astray integer[];
    begin
      -- An update that finds nothing would call its triggers too, and so itself for ever.
      select array_agg(id) into astray from sellables
      where product_id = any(boxes) and product_type = 'BOX' and holds_told <> are_wines_told(product_id);
      if astray is not null then
        update sellables set holds_told = not holds_told where id = any(astray);
      end if;
    end $$;

    create function note_box_contents() returns trigger language plpgsql as $$
    begin
      -- Whoever changes one of these wines waits, and then knows of the box; or this one waits, and reads what was changed.
      perform from sellables where id in (select sellable_id from changed) order by id for share;
      perform note_told_wines(array(select distinct product_id from changed));
      return null;
    end $$;

    create function note_boxes_of_bottles() returns trigger language plpgsql as $$
    begin
      perform note_told_wines(array(
        select product_id from changed where product_type = 'BOX'
        union select c.product_id from box_contents c join changed on c.sellable_id = changed.id
      ));
      return null;
    end $$;

    create trigger note_told_insert after insert on box_contents referencing new table as changed
      for each statement execute function note_box_contents();
    create trigger note_told_update after update on box_contents referencing new table as changed
      for each statement execute function note_box_contents();
    create trigger note_told_delete after delete on box_contents referencing old table as changed
      for each statement execute function note_box_contents();
    create trigger note_told_insert after insert on sellables referencing new table as changed
      for each statement execute function note_boxes_of_bottles();
    create trigger note_told_update after update on sellables referencing new table as changed
      for each statement execute function note_boxes_of_bottles();

    select note_told_wines(array(select product_id from box_contents));
  `.execute(db)
}
