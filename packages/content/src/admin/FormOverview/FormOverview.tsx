import { Card, Link, Section, Stack, Text, VisuallyHidden } from '@advisor/ui';
import { CardGrid } from '@advisor/ui/sections';
import { countOf } from '../../countOf';
import { AdminHeading } from '../AdminHeading';
import { defaultMessageView, messageForms, messageViewAddress } from '../messageView';
import type { FormDefinition } from '../../forms/definition';
import { definitions } from '../../forms/definitions';
import { describeField } from './describeField';

export interface FormOverviewProps {
  /**
   * The forms to list, each as a card with what it asks.
   * @default all forms of the site
   */
  forms?: readonly FormDefinition[];
}

// ADMIN-25
/** The page /admin/form-settings: what each form asks, on which page it stands and where what is sent goes. */
export function FormOverview({ forms = definitions }: FormOverviewProps) {
  return (
    <>
      <AdminHeading headline="Forms" tagline={countOf(forms.length, 'form', 'forms')} />
      <Section wide>
        <Text measure>
          What visitors send is stored under <Link href="/admin/messages">Messages</Link> and mailed as the{' '}
          <Link href="/admin/email-settings">email settings</Link> say. The words around a form are edited with its
          page, under <Link href="/admin/content">Content</Link>; what it asks is set in the sources of the site.
        </Text>
      </Section>
      <CardGrid columns={2}>
        {forms.map((form) => {
          const title = messageForms.find(({ name }) => name === form.name)?.title ?? form.title;
          return (
            <Card
              key={form.name}
              heading={title}
              level={2}
              actions={
                <Stack direction="row" space="m">
                  <Link href={form.page}>
                    Page<VisuallyHidden>{` of ${title}`}</VisuallyHidden>
                  </Link>
                  <Link href={`/admin/messages${messageViewAddress({ ...defaultMessageView, form: form.name })}`}>
                    Messages<VisuallyHidden>{` of ${title}`}</VisuallyHidden>
                  </Link>
                </Stack>
              }
            >
              <Stack as="ul" space="xs">
                {form.fields.map((field) => (
                  <li key={field.name}>
                    <Text as="span" size="s">
                      {field.label}
                    </Text>{' '}
                    <Text as="span" size="s" color="textSoft">
                      {describeField(field, form.fields)}
                    </Text>
                  </li>
                ))}
              </Stack>
            </Card>
          );
        })}
      </CardGrid>
    </>
  );
}
