import '@advisor/tools/industry-glossary/styles.css';

export { IndustryGlossary as default } from '@advisor/tools/industry-glossary';
