import { ButtonLink, List, Section, Stack, Text } from '@advisor/ui';
import { RichText, type RichTextValue } from '@advisor/ui/sections';
import { iconOf } from '../../cards/iconOf';
import type { Action, Kind, SectionWords } from '../../shapes';

export interface ContactHelpProps {
  /** What a visitor can ask for. */
  topics: SectionWords & { items: readonly string[] };
  /** How the owner prefers to be reached. */
  preferred: Pick<SectionWords, 'label' | 'heading'> & { text: RichTextValue };
  /** Links for frequent requests. */
  shortcuts: SectionWords & { actions: readonly (Action & { icon: Kind<'icon'> })[] };
}

// PAGE-22
/** Below the contact form: what to ask for, the preferred way, and shortcuts. */
export function ContactHelp({ topics, preferred, shortcuts }: ContactHelpProps) {
  return (
    <>
      <Section label={topics.label} heading={topics.heading} intro={topics.intro}>
        <List items={topics.items} columns={2} />
      </Section>
      <Section label={preferred.label} heading={preferred.heading}>
        <Text measure>
          <RichText>{preferred.text}</RichText>
        </Text>
      </Section>
      <Section label={shortcuts.label} heading={shortcuts.heading} intro={shortcuts.intro}>
        <Stack direction="row" space="s">
          {shortcuts.actions.map(({ label, href, icon }) => (
            <ButtonLink key={href} href={href} variant="secondary" icon={iconOf(icon)}>
              {label}
            </ButtonLink>
          ))}
        </Stack>
      </Section>
    </>
  );
}
