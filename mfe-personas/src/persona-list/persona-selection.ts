import type { PersonaSelection } from '@skills-architect/contracts/personas';

/** Which personas are chosen: some by id, or all that match the filter but for those unticked. */
export type Chosen = { across: false; ids: readonly number[] } | { across: true; except: readonly number[] };

export const NOBODY: Chosen = { across: false, ids: [] };
export const EVERYBODY: Chosen = { across: true, except: [] };

/** From more filtered personas than this on, all of them across pages can be chosen. */
export const ACROSS_ABOVE = 50;

export const isChosen = (chosen: Chosen, id: number) =>
  chosen.across ? !chosen.except.includes(id) : chosen.ids.includes(id);

/** The choice after some rows were ticked or unticked; across pages the unticked ones are remembered as exceptions. */
export const chooseRows = (chosen: Chosen, ids: readonly number[], selected: boolean): Chosen => {
  const without = (list: readonly number[]) => list.filter((id) => !ids.includes(id));
  if (chosen.across)
    return { across: true, except: selected ? without(chosen.except) : [...without(chosen.except), ...ids] };
  return { across: false, ids: selected ? [...without(chosen.ids), ...ids] : without(chosen.ids) };
};

/** How many are chosen of those that match the filter. */
export const countChosen = (chosen: Chosen, filtered: number) =>
  chosen.across ? Math.max(0, filtered - chosen.except.length) : chosen.ids.length;

const where = (across: boolean) => (across ? 'across all pages' : 'within this page');

export const chosenText = (chosen: Chosen, filtered: number) =>
  `${countChosen(chosen, filtered)} Persona(s) selected ${where(chosen.across)}`;

export const clearedText = (chosen: Chosen) => `Cleared Persona selection ${where(chosen.across)}`;

export interface ListFilter {
  searchString: string;
  personaGroupId: readonly number[];
}

/** What a bulk call is told: ids, or the filter with its exceptions; undefined when nobody is chosen. */
export const toSelection = (chosen: Chosen, filter: ListFilter, filtered: number): PersonaSelection | undefined => {
  if (!countChosen(chosen, filtered)) return undefined;
  if (!chosen.across) return { ids: [...chosen.ids] };
  return {
    filter: {
      ...(filter.searchString && { searchString: filter.searchString }),
      ...(filter.personaGroupId.length && { personaGroupId: [...filter.personaGroupId] }),
    },
    except: [...chosen.except],
  };
};
