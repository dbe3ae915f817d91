const PARAMETER = 'disable-areas';

let disabled: ReadonlySet<string> = new Set();

/**
 * Has the page do without the areas that its address names, `?disable-areas=a,b`: a way into a portal that an area has
 * broken. It holds until the page is loaded anew without it.
 */
export const disableAreas = (search: string): void => {
  const named = new URLSearchParams(search).getAll(PARAMETER).flatMap((ids) => ids.split(','));
  disabled = new Set(named.map((id) => id.trim()).filter(Boolean));
};

export const disabledAreas = (): ReadonlySet<string> => disabled;
