// ADMIN-1
/** The cards of the dashboard. */
export const dashboard = [
  {
    title: 'Content Management',
    description: 'Publications, podcasts, talks and media, and the text of the site.',
    links: [
      { label: 'All Content', href: '/admin/content' },
      { label: 'Site Settings', href: '/admin/site-settings' },
    ],
  },
  {
    title: 'Recipe Catalog',
    description: 'Recipes, and which of them visitors see.',
    links: [{ label: 'Manage Recipes', href: '/admin/recipes' }],
  },
  {
    title: 'Pictures and Files',
    description: 'Your portrait, logos, papers and guides.',
    links: [{ label: 'Manage Files', href: '/admin/files' }],
  },
  {
    title: 'Messages',
    description: 'What visitors sent through the site’s forms, and its status.',
    links: [{ label: 'Read Messages', href: '/admin/messages' }],
  },
  {
    title: 'Your Account',
    description: 'Your password, and the devices that are signed in.',
    links: [{ label: 'Password and Sessions', href: '/admin/account' }],
  },
  {
    title: 'User Management',
    description: 'Who may sign in, and with which role.',
    links: [{ label: 'Manage Users', href: '/admin/users' }],
  },
  {
    title: 'System Settings',
    description: 'How mail is sent and which forms are open.',
    links: [
      { label: 'Email Configuration', href: '/admin/email-settings' },
      { label: 'Form Settings', href: '/admin/form-settings' },
    ],
  },
] as const;
