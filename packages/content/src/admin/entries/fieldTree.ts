import type { Schema } from 'yup';
import type { Control, FieldMeta } from '../../collections/field';

/** What a form has to know of a field: its words, its control and its bounds, as its schema describes them. */
export interface FieldNode {
  /** The key in its group; empty for an entry as a whole and for the items of a list. */
  name: string;
  label: string;
  help?: string;
  control: Control;
  required: boolean;
  /** The bounds of a number, of a text in characters, or of a list in items. */
  min?: number;
  max?: number;
  /** Whether it is a picture without a text alternative. */
  decorative?: boolean;
  /** The values of a choice. */
  options: readonly string[];
  /** The fields of a group or entry, in their order. */
  fields: readonly FieldNode[];
  /** The items of a list. */
  item?: FieldNode;
}

/** The parts of yup's description that all kinds of schemas share, and those of some. */
interface Description {
  label?: string;
  meta?: FieldMeta;
  optional?: boolean;
  oneOf?: readonly unknown[];
  tests?: readonly { name?: string; params?: Record<string, unknown> }[];
  fields?: Record<string, Description>;
  innerType?: Description;
}

/** The fields of a schema that was built with `field` and `entry`. */
export function fieldTree(schema: Pick<Schema, 'describe'>): FieldNode {
  return nodeOf('', schema.describe() as unknown as Description);
}

function nodeOf(name: string, description: Description): FieldNode {
  const { label = '', meta, optional = false, oneOf = [], tests = [], fields, innerType } = description;
  const boundOf = (test: string) => tests.find((each) => each.name === test)?.params?.[test];
  const [min, max] = [boundOf('min'), boundOf('max')];
  return {
    name,
    label,
    control: meta?.control ?? 'group',
    required: !optional && meta?.control !== 'file',
    options: oneOf.filter((value) => typeof value === 'string'),
    fields: Object.entries(fields ?? {}).map(([key, field]) => nodeOf(key, field)),
    ...(meta?.help && { help: meta.help }),
    ...(meta?.decorative && { decorative: true }),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
    ...(innerType && { item: nodeOf('', innerType) }),
  };
}
