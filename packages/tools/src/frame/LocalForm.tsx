import type { ComponentProps } from 'react';

export interface LocalFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  /** Called with the form when it is submitted. */
  onSubmit: (form: HTMLFormElement) => void;
}

/** A form that is sent nowhere, with its own messages for errors. Renders a `<form>`. */
export function LocalForm({ onSubmit, ...props }: LocalFormProps) {
  return (
    <form
      noValidate
      // Before hydration, submitting must not put the fields into the address.
      method="dialog"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    />
  );
}
