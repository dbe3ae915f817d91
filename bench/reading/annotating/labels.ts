/** What an annotator says a sentence is. */
export const LABELS = [
  'summary',
  'duty',
  'requirement',
  'offer',
  'about',
  'apply',
  'heading',
  'fact',
  'furniture',
] as const;
export type Label = (typeof LABELS)[number];
