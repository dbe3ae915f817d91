/** With a tooltip around them or not; buttons inside of pickers are not meant, nor icons. */
const BUTTONS = ['& > ', '& > [data-tooltip] > '].map((place) => `${place}:is(button, a):not([aria-label])`).join(', ');

/**
 * The one look of several buttons on a phone: they stand in two columns of equal width, and what is alone in its line fills
 * it. Elsewhere they stand in one line.
 */
export const buttonColumns = {
  w: { base: 'full', sm: 'auto' },
  [BUTTONS]: {
    flex: { base: '1 1 calc(50% - {spacing.1})', sm: 'none' },
    px: { base: '2', sm: '4' },
  },
} as const;
