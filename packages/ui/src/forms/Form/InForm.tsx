import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { Form } from './Form';

export interface InFormProps {
  children: ReactNode;
  initialValues: Record<string, unknown>;
  schema: AnyObjectSchema;
  onSubmit?: (values: Record<string, unknown>) => Promise<unknown>;
}

/** For the stories of single fields: a form around one of them. */
export function InForm({ onSubmit = async () => {}, ...rest }: InFormProps) {
  return <Form {...rest} onSubmit={(values) => onSubmit(values)} submitLabel="Save" />;
}
