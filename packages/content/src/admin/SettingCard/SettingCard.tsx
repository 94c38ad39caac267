import { Button, Card, Text, VisuallyHidden, type CardProps } from '@advisor/ui';
import { RemotePicture } from '../RemotePicture';
import { ratingRange, type Setting } from '../setting';

export interface SettingCardProps {
  setting: Setting;
  /** Called when Edit is pressed. */
  onEdit: () => void;
  /** Called when Delete is pressed; the caller asks for confirmation. */
  onDelete: () => void;
  /** @default 3 */
  level?: CardProps['level'];
}

/** One site-settings item. Renders an `<article>`. */
export function SettingCard({ setting, onEdit, onDelete, level }: SettingCardProps) {
  const { title, content, description, value, author, role, rating, logoUrl } = setting;
  const facts = [value, author, role, rating === undefined ? null : `${rating} of ${ratingRange.max} stars`];
  return (
    <Card
      heading={title}
      level={level}
      meta={facts.filter(Boolean).join(' · ') || null}
      media={logoUrl ? <RemotePicture src={logoUrl} alt={`Logo of ${title}`} /> : null}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onEdit}>
            Edit<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Button variant="quiet" tone="critical" size="small" onClick={onDelete}>
            Delete<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </>
      }
    >
      <Text size="s">{content}</Text>
      {description ? (
        <Text size="xs" tone="soft">
          {description}
        </Text>
      ) : null}
    </Card>
  );
}
