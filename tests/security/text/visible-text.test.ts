import { expect, it } from 'vitest';
import { hasVisibleCharacter } from '../../../packages/ui/src/text/text.ts';
import { onDatabases } from '../support/databases.ts';

/** Forms, function and database agree on which code points are blank. */
onDatabases((database) => {
  it('what cannot be seen is the same as in the forms', async () => {
    // Without its own search path Postgres draws the function into the query, instead of calling it a million times.
    const inlined = 'alter function private.has_visible_character(text) reset search_path';
    const rows = await database.attempt(
      inlined,
      `select code from generate_series(1, 1114111) as code
      where code not between 55296 and 57343 and not private.has_visible_character(chr(code))
      order by code`,
    );
    const invisible = Array.from({ length: 0x10ffff }, (_, index) => index + 1).filter(
      (code) => (code < 0xd800 || code > 0xdfff) && !hasVisibleCharacter(String.fromCodePoint(code)),
    );
    expect(rows.map(({ code }) => Number(code))).toEqual(invisible);
  });

  it.each([
    `insert into public.contact_messages (form_type, name, email, message) values ('contact', chr(8203) || chr(12644), 'a@b.co', 'x')`,
    `insert into public.contact_messages (form_type, name, email, message) values ('contact', 'Ann', 'a@b.co', chr(10240))`,
    `insert into public.recipes (title, ingredients, instructions) values (chr(65279), '{Salt}', 'Boil.')`,
    `insert into public.recipes (title, ingredients, instructions) values ('Soup', '{Salt}', chr(917569))`,
    `insert into public.recipes (title, ingredients, instructions) values ('Soup', array[chr(8288)], 'Boil.')`,
  ])('%s is refused', async (statement) => {
    await expect(database.attempt(statement)).rejects.toMatchObject({ code: '23514' });
  });
});
