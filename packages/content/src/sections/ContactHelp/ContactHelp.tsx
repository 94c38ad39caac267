import { ButtonLink, List, Section, Stack, Text } from '@advisor/ui';
import { contactHelp, contactQuickActions, preferredContact } from '../../lists/contact';
import { iconOf } from '../../cards/iconOf';

// PAGE-22
/** Beside the contact form: what to ask for, the preferred way, and three shortcuts. */
export function ContactHelp() {
  return (
    <>
      <Section label="Topics" heading={contactHelp.heading} intro={contactHelp.intro}>
        <List items={contactHelp.items} columns={2} />
      </Section>
      <Section label="Method" heading={preferredContact.heading}>
        <Text measure>{preferredContact.text}</Text>
      </Section>
      <Section label="Shortcuts" heading={contactQuickActions.heading} intro={contactQuickActions.intro}>
        <Stack direction="row" space="s">
          {contactQuickActions.actions.map(({ label, href, icon }) => (
            <ButtonLink key={href} href={href} variant="secondary" icon={iconOf(icon)}>
              {label}
            </ButtonLink>
          ))}
        </Stack>
      </Section>
    </>
  );
}
