/** The widths that the toolbar offers: one for each layout. */
export const viewports = {
  phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' } },
};
