import { Button, Card, Link, Text, VisuallyHidden, type CardProps } from '@advisor/ui';
import { contentDetails, type ContentItem } from '../contentItem';

export interface ContentItemCardProps {
  item: ContentItem;
  /** Called when Edit is pressed. */
  onEdit: () => void;
  /** Called when Delete is pressed; the caller asks for confirmation. */
  onDelete: () => void;
  /** @default 3 */
  level?: CardProps['level'];
}

/** One publication, podcast, talk or piece of media, as the owner sees it. Renders an `<article>`. */
export function ContentItemCard({ item, onEdit, onDelete, level }: ContentItemCardProps) {
  const { title, description, date, url, type } = item;
  const facts = contentDetails[type].flatMap(({ name }) => item[name] ?? []);
  return (
    <Card
      heading={title}
      level={level}
      meta={date}
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
      <Text size="s">{description}</Text>
      {facts.length > 0 ? (
        <Text size="xs" tone="soft">
          {facts.join(' · ')}
        </Text>
      ) : null}
      {url ? (
        <Text size="s">
          <Link href={url}>
            Open<VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        </Text>
      ) : null}
    </Card>
  );
}
