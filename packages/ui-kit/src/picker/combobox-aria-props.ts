/** The id of a line of the list; the line that is typed in names the active one by it. */
export const optionId = (list: string, at: number) => `${list}-${at}`;

interface OpenList {
  open: boolean;
  /** The place of the active option; negative where none is. */
  active: number;
}

/** What ties the line that is typed in to its list of options, for a screen reader. */
export const comboboxAriaProps = (list: string, { open, active }: OpenList) =>
  ({
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? list : undefined,
    'aria-activedescendant': open && active >= 0 ? optionId(list, active) : undefined,
  }) as const;
