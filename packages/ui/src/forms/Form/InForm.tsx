import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { Form } from './Form';

export interface InFormProps {
  children: ReactNode;
  initialValues: Record<string, unknown>;
  schema: AnyObjectSchema;
  onSubmit?: (values: Record<string, unknown>) => Promise<unknown>;
}

/** A form around a single field, for its stories. */
export function InForm({ onSubmit = async () => {}, ...rest }: InFormProps) {
  return <Form {...rest} onSubmit={(values) => onSubmit(values)} submitLabel="Save" />;
}

/** The same as a decorator. */
export const inForm =
  (props: Omit<InFormProps, 'children'>): Decorator =>
  (Story) => (
    <InForm {...props}>
      <Story />
    </InForm>
  );
