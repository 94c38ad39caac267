/** How many brackets may be open at once in a body. Content has some ten; the database holds out more than ten thousand. */
export const MAX_OPEN_BRACKETS = 1_000;

/** Why a body is not handed to the tables. Null where it may be, or is not valid JSON, which `@supabase/lite` refuses. */
export function refuseRestBody(
  contentType: string | null,
  body: Uint8Array,
): { status: number; message: string } | null {
  if (body.byteLength === 0) return null;
  // It would also read forms and tables, whose texts become JSON too.
  if (contentType?.split(';')[0]!.trim().toLowerCase() !== 'application/json')
    return { status: 415, message: 'The request body must be sent as application/json.' };
  const json = new TextDecoder().decode(body);
  if (!isNestedTooDeeply(json)) return null;
  const message = `The request is nested too deeply: at most ${MAX_OPEN_BRACKETS} brackets may be open at once.`;
  return { status: 400, message };
}

/**
 * Whether JSON, or one of the texts in it, has so many brackets open at once that reading it would end Postgres, which goes
 * one step deeper for each. A text becomes JSON in a column of that type; whatever it is, Postgres reads it to its first
 * mistake, and the brackets before that count.
 */
function isNestedTooDeeply(json: string): boolean {
  const texts: string[] = [];
  return hasTooManyOpen(json, texts) || texts.some((text) => hasTooManyOpen(valueOf(text)));
}

/** Adds the texts with brackets to `texts`, as they are written. */
function hasTooManyOpen(json: string, texts: string[] = []): boolean {
  let open = 0;
  let quote = -1;
  for (let at = 0; at < json.length; at++) {
    const character = json[at]!;
    if (quote === -1) {
      if (character === '"') quote = at;
      else if (character === '[' || character === '{') open++;
      else if (character === ']' || character === '}') open = Math.max(0, open - 1);
      if (open > MAX_OPEN_BRACKETS) return true;
    } else if (character === '\\') at++;
    else if (character === '"') {
      const text = json.slice(quote, at + 1);
      if (/[[{\\]/.test(text)) texts.push(text);
      quote = -1;
    }
  }
  return false;
}

/** The value of a text of JSON. Empty where it is not valid, because then the whole body is not. */
function valueOf(text: string): string {
  try {
    return JSON.parse(text) as string;
  } catch {
    return '';
  }
}
