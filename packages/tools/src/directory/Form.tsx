import { Text } from '@advisor/ui';
import type { ReactNode } from 'react';
import { form } from './rows.css';

export interface FormProps {
  /** The id, for a submit button outside the form. */
  id: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form with its own error messages that never puts its fields into the address. Renders a `<form>`. */
export function Form({ id, onSubmit, children }: FormProps) {
  return (
    <form
      id={id}
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Text size="xs" tone="soft">
        Fields marked * are required.
      </Text>
      {children}
    </form>
  );
}
