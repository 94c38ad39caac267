import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** The reasons for rejecting a password, as in the answer `weak_password`. */
export type WeakReason = 'length' | 'characters' | 'common' | 'personal' | 'repetition';

export interface Weakness {
  reasons: WeakReason[];
  /** For the person: what is wrong and what to do. */
  message: string;
}

/** In characters; the site's forms and `supabase/config.toml` say the same. */
const MIN_CHARACTERS = 12;
/** bcrypt ignores everything after this. */
const MAX_BYTES = 72;
/** The estimator's highest score: more than ten billion guesses. */
const STRONG = 4;
/** Shorter parts of a name occur in too many words by chance. */
const MIN_PART = 3;

const messages: Record<WeakReason, string> = {
  length: `Use ${MIN_CHARACTERS} characters or more.`,
  characters: 'Leave out characters that cannot be seen, such as tabs and line breaks.',
  common: 'This is one of the passwords that are tried first, or close to one. Put several unrelated words together.',
  personal:
    'This is made of your name, your address or the name of the site, which others know. Put several unrelated words together.',
  repetition:
    'This repeats itself, or follows a row of the keyboard, the alphabet or numbers. Put several unrelated words together.',
};

/** The reason for rejecting a password, or null. `known` are names and addresses that an attacker would try. */
export async function weaknessOf(password: string, known: readonly string[]): Promise<Weakness | null> {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(password)) return weak('characters');
  if ([...password].length < MIN_CHARACTERS) return weak('length');
  const bytes = Buffer.byteLength(password);
  if (bytes > MAX_BYTES) return tooLong(bytes);

  estimator ??= loadEstimator();
  const { check } = await estimator;
  const parts = partsOf(known);
  const { score, feedback } = check(password, parts);
  if (score < STRONG) return weak(reasonOf(feedback.warning));
  // Names and years combined look like many guesses, so the rest has to be strong by itself.
  const rest = without(password, parts);
  return rest !== null && check(rest).score < STRONG ? weak('personal') : null;
}

let estimator: Promise<Pick<ZxcvbnFactory, 'check'>> | undefined;

/** Loaded at the first change of a password: its lists are 2 MB that a server in use does not need otherwise. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return { check: factory.check.bind(factory) };
}

function weak(reason: WeakReason): Weakness {
  return { reasons: [reason], message: messages[reason] };
}

function tooLong(bytes: number): Weakness {
  return {
    reasons: ['length'],
    message: `Use a shorter password: at most ${MAX_BYTES} letters and figures count, and this one is as long as ${bytes}. Accented letters and symbols are as long as two to four.`,
  };
}

function reasonOf(warning: string | null): WeakReason {
  switch (warning) {
    case 'userInputs':
      return 'personal';
    case 'simpleRepeat':
    case 'extendedRepeat':
    case 'sequences':
    case 'straightRow':
    case 'keyPattern':
      return 'repetition';
    default:
      return 'common';
  }
}

/** The texts as they are, and their words, longest first. */
function partsOf(known: readonly string[]): string[] {
  const words = known.flatMap((text) => {
    const plain = text.toLowerCase();
    return [plain, ...plain.split(/[^\p{L}\p{N}]+/u)];
  });
  return [...new Set(words.filter((word) => word.length >= MIN_PART))].toSorted((a, b) => b.length - a.length);
}

/** What is left of a password without these parts; null when none is in it. */
function without(password: string, parts: readonly string[]): string | null {
  const plain = password.toLowerCase();
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), plain);
  return rest === plain ? null : rest;
}
