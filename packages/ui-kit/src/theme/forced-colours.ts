/** A thick border at the start: an outline would be mistaken for the focus. */
const SELECTED = { borderInlineStart: '4px solid Highlight !important' };

/** The browser puts the ground of the page behind each text, where the text of a filled area is invisible. */
const FILLED = { forcedColorAdjust: 'none' };

/**
 * Styles under forced colours, such as the contrast themes of Windows. The browser replaces all colours but system
 * colours and drops shadows, so states that differ by colour alone are drawn with system colours, borders and outlines.
 */
export const forcedColours = {
  // On the body, because charts cannot draw system colours and read the colours of the root.
  body: {
    '--sa-colors-accent-solid': 'Highlight',
    '--sa-colors-accent-solid-hover': 'Highlight',
    '--sa-colors-accent-contrast': 'HighlightText',
    '--sa-colors-done-solid': 'Highlight',
    '--sa-colors-danger-solid': 'Highlight',
    '--sa-colors-danger-solid-hover': 'Highlight',
    '--sa-colors-danger-contrast': 'HighlightText',
    '--sa-colors-border-strong': 'ButtonBorder',
  },
  '[role=tab]:not([aria-selected=true])': { borderColor: 'Canvas !important' },
  '[role=option][data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  'tr[aria-selected=true] > :first-child, [role=treeitem][aria-selected=true], [aria-current]:not(span), [aria-pressed=true]':
    SELECTED,
  '[aria-invalid=true]:not([role=combobox]), :has(> * > [role=combobox][aria-invalid=true])': {
    borderWidth: '2px !important',
    borderStyle: 'dashed !important',
  },
  mark: { ...FILLED, bg: 'Mark !important', color: 'MarkText !important' },
  'mark[data-tone=strong]': { bg: 'Highlight !important', color: 'HighlightText !important' },
};
