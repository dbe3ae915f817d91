const heading = { fontWeight: 'semibold', lineHeight: '1.3', mt: '5', mb: '2' } as const;

/** Styles of a rendered Markdown text. */
export const markdownStyles = {
  maxW: 'reading',
  minW: '0',
  lineHeight: '1.6',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: '0' },
  '& h2': { ...heading, fontSize: 'xl' },
  '& h3': { ...heading, fontSize: 'lg' },
  '& h4, & h5, & h6': { ...heading, fontSize: 'md' },
  '& p, & ul, & ol, & pre, & blockquote, & table': { my: '3' },
  '& ul': { listStyleType: 'disc', ps: '6' },
  '& ol': { listStyleType: 'decimal', ps: '6' },
  '& li': { my: '1' },
  '& a[href]': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& code': { fontFamily: 'mono', fontSize: 'sm', bg: 'bg.sunken', rounded: 'md', px: '1' },
  '& pre': { bg: 'bg.sunken', rounded: 'md', p: '3', overflowX: 'auto' },
  '& pre code': { px: '0' },
  '& blockquote': { borderInlineStartWidth: '3px', borderColor: 'border.strong', ps: '3', color: 'fg.muted' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { borderWidth: '1px', px: '3', py: '1', textAlign: 'start' },
  '& th': { bg: 'bg.sunken', fontWeight: 'semibold' },
  '& hr': { my: '5' },
} as const;
