import '@advisor/ui/styles.css';
import '@advisor/tools/styles.css';
import '@advisor/content/styles.css';
import '@advisor/ui/theme/global.css';

export const metadata = { title: 'Tools in Next', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
