import { colours } from './colours';

interface ThemedColour {
  value: { base: string; _dark: string };
}

const channel = (part: string) => {
  const share = Number.parseInt(part, 16) / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7));
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
const minContrast = (colour: ThemedColour, other: ThemedColour) =>
  Math.min(contrast(colour.value.base, other.value.base), contrast(colour.value._dark, other.value._dark));

const { backdrop: _, ...grounds } = colours.bg;
const { accent, danger, warning, done, category, level, onLevel, fg, border } = colours;

const MIN_TEXT_CONTRAST = 4.5;
const MIN_MARK_CONTRAST = 3;

describe.each(Object.entries(grounds))('on the ground %s', (_name, ground) => {
  it.each(Object.entries({ ...fg, accent: accent.fg, danger: danger.fg, warning: warning.fg, done: done.fg }))(
    'the text %s has enough contrast',
    (_text, colour) => {
      expect(minContrast(colour, ground)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    },
  );

  it.each(Object.entries({ ...category, border: border.strong, danger: danger.solid, warning: warning.solid }))(
    'the mark %s has enough contrast',
    (_mark, colour) => {
      expect(minContrast(colour, ground)).toBeGreaterThanOrEqual(MIN_MARK_CONTRAST);
    },
  );
});

it.each([
  ['accent', accent],
  ['danger', danger],
])('text on a button in %s has enough contrast, hovered or not', (_name, { solid, solidHover, contrast: text }) => {
  expect(minContrast(text, solid)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  expect(minContrast(text, solidHover)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
});

it.each([
  ['accent', accent],
  ['danger', danger],
  ['warning', warning],
  ['done', done],
])('text on a badge in %s has enough contrast', (_name, { fg: text, subtle }) => {
  expect(minContrast(text, subtle)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
});

it('muted text and marks on a selected row have enough contrast', () => {
  expect(minContrast(fg.muted, accent.subtle)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  for (const hue of Object.values(category))
    expect(minContrast(hue, accent.subtle)).toBeGreaterThanOrEqual(MIN_MARK_CONTRAST);
});

const STEPS = [1, 2, 3, 4, 5, 6, 7] as const;

it.each(STEPS)('the number of level %d has enough contrast', (step) => {
  expect(minContrast(onLevel[step], level[step])).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
});

it.each(['base', '_dark'] as const)(
  'the contrast of levels increases (%s), with every kind of colour blindness',
  (theme) => {
    const ground = grounds.panel.value[theme];
    const steps = STEPS.map((step) => contrast(level[step].value[theme], ground));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  },
);
