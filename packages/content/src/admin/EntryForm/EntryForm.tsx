import { Button, IconButton, Text, VisuallyHidden } from '@advisor/ui';
import { NumberInput, SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { emptyValue, titleIn, type EntryField } from '../content/entryFields';
import * as styles from './EntryForm.css';

/** A group of values, or an entry. */
type Values = Readonly<Record<string, unknown>>;

export interface EntryFormProps {
  /** Of the form; `fieldId` makes those of its controls. */
  id: string;
  fields: readonly EntryField[];
  value: Values;
  /** Called with the whole entry on every change. An optional field that is empty is left out of it. */
  onChange: (value: Values) => void;
  /** What does not fit, by the place of its field, such as `steps[1].title`. */
  errors: ReadonlyMap<string, string>;
  /** The pages that a field may name. */
  pages?: readonly { path: string; title: string }[];
}

/**
 * The fields of an entry, drawn from its schema, with groups and lists. The caller holds the value.
 */
export function EntryForm({ id, fields, value, onChange, errors, pages = [] }: EntryFormProps) {
  const context = { idOf: (place: string) => fieldId(id, place), errors, pages };
  return (
    <div className={styles.part} id={id}>
      <Group fields={fields} value={value} onChange={onChange} place="" {...context} />
    </div>
  );
}

/** The id of the control at a place of the form with this id. */
export const fieldId = (form: string, place: string) => `${form}-${place}`;

interface Context {
  idOf: (place: string) => string;
  errors: ReadonlyMap<string, string>;
  pages: readonly { path: string; title: string }[];
}

interface GroupProps extends Context {
  fields: readonly EntryField[];
  value: Values;
  onChange: (value: Values) => void;
  place: string;
}

function Group({ fields, value, onChange, place, ...context }: GroupProps) {
  function change(field: EntryField, next: unknown) {
    const { [field.name]: _before, ...rest } = value;
    const left = field.optional && (next === '' || (Array.isArray(next) && next.length === 0));
    // In the order of the fields, so that a version differs only by what was changed.
    const all: Values = left || next === undefined ? rest : { ...rest, [field.name]: next };
    onChange(Object.fromEntries(fields.flatMap(({ name }) => (name in all ? [[name, all[name]] as const] : []))));
  }
  return fields.map((field) => (
    <Control
      key={field.name}
      field={field}
      value={value[field.name]}
      onChange={(next) => change(field, next)}
      place={place ? `${place}.${field.name}` : field.name}
      {...context}
    />
  ));
}

interface ControlProps extends Context {
  field: EntryField;
  value: unknown;
  onChange: (value: unknown) => void;
  place: string;
  /** The label where it is not that of the field: of an item of a list. */
  label?: string;
}

function Control({ field, value, onChange, place, label = field.label, ...context }: ControlProps) {
  const { idOf, errors, pages } = context;
  const { control, help, optional, max } = field;
  const input = {
    id: idOf(place),
    label,
    hint: help,
    required: !optional && control !== 'file',
    error: errors.get(place),
  };
  const text = typeof value === 'string' ? value : '';
  switch (control) {
    case 'textarea':
      return (
        <TextAreaInput {...input} value={text} onChange={onChange} rows={rowsFor(max)} maxLength={max} keepsExcess />
      );
    case 'number':
      return (
        <NumberInput
          {...input}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next ?? undefined)}
        />
      );
    case 'select':
      return (
        <SelectInput
          {...input}
          value={text}
          onChange={onChange}
          options={field.options!.map((option) => ({ value: option, label: option }))}
          placeholder={optional ? 'None' : null}
        />
      );
    case 'page':
      return (
        <SelectInput
          {...input}
          value={text}
          onChange={onChange}
          options={pagesFor(field, pages)}
          placeholder={optional ? 'None' : 'Choose one'}
        />
      );
    case 'file':
      return <TextInput {...input} value={text} onChange={(next) => onChange(next === '' ? null : next)} />;
    case 'group':
      return <GroupPart {...{ field, value, onChange, place, label }} {...context} />;
    case 'list':
      return <ListPart {...{ field, value, onChange, place, label }} {...context} />;
    default: {
      const types = { date: 'date', url: 'url', email: 'email' } as const;
      const type = control in types ? types[control as keyof typeof types] : 'text';
      // An email address may be the owner's, as {email}, which the browser's own check refuses.
      return (
        <TextInput
          {...input}
          value={text}
          onChange={onChange}
          type={type === 'email' ? 'text' : type}
          inputMode={type === 'email' ? 'email' : undefined}
          maxLength={max}
          keepsExcess
        />
      );
    }
  }
}

const rowsFor = (max = 200) => (max > 300 ? 6 : 3);

const pagesFor = ({ options = [] }: EntryField, pages: Context['pages']) =>
  options.map((path) => ({ value: path, label: pages.find((page) => page.path === path)?.title ?? path }));

function GroupPart({ field, value, onChange, place, label, ...context }: ControlProps) {
  return (
    <fieldset className={styles.part} id={context.idOf(place)} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      {field.help ? (
        <Text size="s" tone="soft">
          {field.help}
        </Text>
      ) : null}
      <div className={styles.inside}>
        <Group fields={field.fields!} value={(value ?? {}) as Values} onChange={onChange} place={place} {...context} />
      </div>
    </fieldset>
  );
}

function ListPart({ field, value, onChange, place, label, ...context }: ControlProps) {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { item, min = 0, max = Infinity } = field;
  const frame = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState('');
  const error = context.errors.get(place);
  const errorId = useId();
  const nameOf = (index: number) => titleIn(list[index]) || `${item!.label} ${index + 1}`;

  /** After the list is drawn anew. */
  const focus = (selector: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus());

  function move(index: number, step: 1 | -1) {
    const to = index + step;
    const next = [...list];
    [next[index], next[to]] = [next[to], next[index]];
    onChange(next);
    setSaid(`${nameOf(index)}: place ${to + 1} of ${list.length}`);
    // At either end only the other direction is left.
    const isEnd = to === 0 || to === list.length - 1;
    focus(`[data-move="${to} ${isEnd ? -step : step}"]`);
  }

  function remove(index: number) {
    setSaid(`${nameOf(index)} removed`);
    onChange(list.filter((_item, at) => at !== index));
    focus(list.length > 1 ? `[data-remove="${Math.min(index, list.length - 2)}"]` : '[data-add]');
  }

  function add() {
    onChange([...list, emptyValue(item!)]);
    focus(`[data-item="${list.length}"] :is(input, textarea, select)`);
  }

  return (
    <fieldset
      ref={frame}
      className={styles.part}
      id={context.idOf(place)}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {field.help ? (
        <Text size="s" tone="soft">
          {field.help}
        </Text>
      ) : null}
      <ol className={styles.items}>
        {list.map((each, index) => (
          // By place: what is in the fields is the value, not a state of theirs.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.item} data-item={index}>
            <Control
              field={item!}
              value={each}
              onChange={(next) => onChange(list.map((other, at) => (at === index ? next : other)))}
              place={`${place}[${index}]`}
              label={`${item!.label} ${index + 1}`}
              {...context}
            />
            <div className={styles.moves}>
              <IconButton
                label={`Move up ${nameOf(index)}`}
                icon={<ArrowUp size={20} strokeWidth={1.5} />}
                disabled={index === 0}
                data-move={`${index} -1`}
                onClick={() => move(index, -1)}
              />
              <IconButton
                label={`Move down ${nameOf(index)}`}
                icon={<ArrowDown size={20} strokeWidth={1.5} />}
                disabled={index === list.length - 1}
                data-move={`${index} 1`}
                onClick={() => move(index, 1)}
              />
              <IconButton
                label={`Remove ${nameOf(index)}`}
                icon={<Trash2 size={20} strokeWidth={1.5} />}
                disabled={list.length <= min}
                data-remove={index}
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />}
          disabled={list.length >= max}
          data-add=""
          onClick={add}
        >
          Add {item!.label.toLowerCase()}
        </Button>
      </div>
      {error ? (
        <Text id={errorId} size="s" tone="marker">
          {error}
        </Text>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
