/** Styles of the box of text inputs and selects. */
export const control = {
  w: 'full',
  minW: '0',
  h: '9',
  px: '3',
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'bg.panel',
  color: 'fg',
  fontSize: 'md',
  '&:focus-visible': { outline: '2px solid {colors.accent.solid}', outlineOffset: '-1px', borderColor: 'accent.solid' },
  '&[aria-invalid=true]': { borderColor: 'danger.solid', outlineColor: 'danger.solid' },
  '&:is(:disabled, [aria-disabled=true])': { opacity: 0.6, cursor: 'not-allowed' },
  '&:is(input, textarea):read-only': { bg: 'bg.sunken' },
} as const;
