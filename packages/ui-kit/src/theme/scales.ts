/** Steps of four pixels, like Chakra's own scale: `4` is sixteen pixels. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 32, 40, 48, 64, 80, 96] as const;

export const spacing = Object.fromEntries(STEPS.map((step) => [step, { value: `${step / 4}rem` }]));

export const sizes = {
  ...spacing,
  full: { value: '100%' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' },
  vh: { value: '100dvh' },
  /** Window height below the header, and above the job tray while it is shown. */
  belowBar: { value: 'calc(100dvh - {sizes.12} - var(--room-for-tray, 0px))' },
  field: { value: '22rem' },
  form: { value: '36rem' },
  reading: { value: '44rem' },
  wide: { value: '64rem' },
};

/** Three sizes: tables, forms, page titles. In rem, to follow the user's own font size. */
export const fontSizes = {
  sm: { value: '0.8125rem' },
  md: { value: '0.875rem' },
  xl: { value: '1.25rem' },
};

export const fonts = {
  body: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif' },
  heading: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif' },
  mono: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace' },
};

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
};

export const radii = { none: { value: '0' }, md: { value: '6px' }, full: { value: '9999px' } };

/** From sticky table headers up to tooltips. Dialogs need no z-index, because they are in the browser's top layer. */
export const zIndex = {
  sticky: { value: 10 },
  bar: { value: 20 },
  tray: { value: 90 },
  menu: { value: 200 },
  overlay: { value: 250 },
  alert: { value: 300 },
  tooltip: { value: 400 },
};

export const shadows = {
  raised: {
    value: {
      base: '0 1px 2px rgba(26, 32, 44, 0.08), 0 8px 24px rgba(26, 32, 44, 0.12)',
      _dark: '0 1px 2px rgba(0, 0, 0, 0.5), 0 8px 24px rgba(0, 0, 0, 0.5)',
    },
  },
};

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };
