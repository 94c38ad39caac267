import { useEffect, useRef, type ComponentProps } from 'react';

export interface LocalFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  /** Called with the form when it is submitted. */
  onSubmit: (form: HTMLFormElement) => void;
}

/** A form that is sent nowhere, with its own messages for errors. Renders a `<form>`. */
export function LocalForm({ onSubmit, ...props }: LocalFormProps) {
  const ref = useRef<HTMLFormElement>(null);

  // In a sandboxed frame without `allow-forms`, browsers drop a submission before its event.
  useEffect(() => {
    const form = ref.current!;
    const submit = (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (event.defaultPrevented || button?.form !== form || button.type !== 'submit') return;
      event.preventDefault();
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
    };
    const root = form.getRootNode();
    root.addEventListener('click', submit);
    return () => root.removeEventListener('click', submit);
  }, []);

  return (
    <form
      ref={ref}
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
