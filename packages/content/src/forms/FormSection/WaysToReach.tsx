import { Link, Text } from '@advisor/ui';

// FORM-29
/** How to reach a person about what was sent, with its number in the subject of the mail. Renders a `<p>`. */
export function WaysToReach({
  email,
  phone = '',
  reference,
}: {
  email: string;
  phone?: string | undefined;
  reference: string | undefined;
}) {
  // "By appointment" is no number.
  const isNumber = /\d.*\d.*\d/.test(phone);
  return (
    <Text>
      To add something or to ask about it, write to{' '}
      <Link href={`mailto:${email}${reference ? `?subject=${reference}` : ''}`}>{email}</Link>
      <span>{`${isNumber ? ` or call ${phone}` : ''}${reference ? ' and give the reference number.' : '.'}`}</span>
    </Text>
  );
}
