import type { ComponentProps } from 'react';

export interface LocalFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  /** Called with the form when it is submitted. */
  onSubmit: (form: HTMLFormElement) => void;
}

/** A form that is never submitted to a server, with its own error messages. Renders a `<form>`. */
export function LocalForm({ onSubmit, ...props }: LocalFormProps) {
  return (
    <form
      noValidate
      // Before hydration, submitting must not put the fields into the URL.
      method="dialog"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    />
  );
}
