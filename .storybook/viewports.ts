/** The widths that the toolbar offers: one for each layout, and the least that has to do (WCAG 2.2, 1.4.10). */
export const viewports = {
  narrow: { name: 'Narrow phone, 320 px', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' } },
};
