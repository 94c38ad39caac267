import { Alert, ButtonLink, Section } from '@advisor/ui';
import { toolNotice } from '../../lists/tool-notice';

/** Stands where a tool will be: says that it is not here yet, and what to do until then. */
export function ToolNotice() {
  return (
    <Section>
      <Alert
        title={toolNotice.title}
        action={
          <ButtonLink href={toolNotice.action.href} variant="secondary" size="small">
            {toolNotice.action.label}
          </ButtonLink>
        }
      >
        {toolNotice.text}
      </Alert>
    </Section>
  );
}
