import { Card, List, Text, type CardProps } from '@advisor/ui';
import { Illustration } from '../../illustrations';
import type { MentorshipProgram } from '../../collections/mentorship-programs/schema';

export interface ProgramCardProps {
  /** The program to show: name, kind, drawing, description, duration, cadence, regions and subjects. */
  program: MentorshipProgram;
  /** The address the card links to. Without it, the card is not a link. */
  href?: string;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** A mentorship program with its drawing: duration, cadence, regions and subjects. Renders an `<article>`. */
export function ProgramCard({ program, href, level }: ProgramCardProps) {
  const { name, type, description, regions, focus, illustration, illustrationAlt, duration, cadence } = program;
  return (
    <Card
      heading={name}
      level={level}
      href={href}
      meta={type}
      media={<Illustration name={illustration} label={illustrationAlt} />}
    >
      <Text size="s">{description}</Text>
      <div>
        <Text size="s" weight="strong">
          {duration}
        </Text>
        <Text size="s" color="textSoft">
          {cadence}
        </Text>
        <Text size="s" color="textSoft">
          {regions}
        </Text>
      </div>
      <List items={focus} size="xs" />
    </Card>
  );
}
