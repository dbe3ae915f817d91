import { formatTotal } from '@skills-architect/contracts/locale';
import type { ApprovalFilter, OverviewFilter, PersonaSelection } from '@skills-architect/contracts/personas';

/** Selected personas: by id, or (`across` all pages) those that match the filter, except the deselected ones. */
export type SelectedPersonas = { across: false; ids: readonly number[] } | { across: true; except: readonly number[] };

export const NOBODY: SelectedPersonas = { across: false, ids: [] };
export const EVERYBODY: SelectedPersonas = { across: true, except: [] };

/** Selecting all across pages is offered above this number of filtered personas. */
export const ACROSS_ABOVE = 50;

export const isChosen = (chosen: SelectedPersonas, id: number) =>
  chosen.across ? !chosen.except.includes(id) : chosen.ids.includes(id);

/** The selection after (de)selecting rows; across pages, deselected rows are stored as exceptions. */
export const chooseRows = (chosen: SelectedPersonas, ids: readonly number[], selected: boolean): SelectedPersonas => {
  const withoutIds = (list: readonly number[]) => list.filter((id) => !ids.includes(id));
  if (chosen.across)
    return { across: true, except: selected ? withoutIds(chosen.except) : [...withoutIds(chosen.except), ...ids] };
  return { across: false, ids: selected ? [...withoutIds(chosen.ids), ...ids] : withoutIds(chosen.ids) };
};

/** The selection without personas that left the page, such as those that somebody else moved or deleted. */
export const onlyShown = (chosen: SelectedPersonas, shownIds: readonly number[]): SelectedPersonas =>
  chosen.across ? chosen : { across: false, ids: chosen.ids.filter((id) => shownIds.includes(id)) };

/** Number of selected personas among those that match the filter; a lower bound when `filteredCount` is capped. */
export const countChosen = (chosen: SelectedPersonas, filteredCount: number) =>
  chosen.across ? Math.max(0, filteredCount - chosen.except.length) : chosen.ids.length;

const scopeText = (across: boolean) => (across ? 'across all pages' : 'within this page');

export const chosenText = (chosen: SelectedPersonas, filteredCount: number, isCapped = false) =>
  `${formatTotal(countChosen(chosen, filteredCount), isCapped && chosen.across)} Persona(s) selected ${scopeText(chosen.across)}`;

export const clearedText = (chosen: SelectedPersonas) => `Cleared Persona selection ${scopeText(chosen.across)}`;

export interface ListFilter extends OverviewFilter {
  searchString: string;
  personaGroupId: readonly number[];
  unmatched?: boolean;
  approval?: ApprovalFilter;
  importTokenId?: string;
}

/** Selection for a bulk call: ids, or the filter with exceptions; undefined when empty. */
export const toSelection = (
  chosen: SelectedPersonas,
  filter: ListFilter,
  filteredCount: number,
): PersonaSelection | undefined => {
  if (!countChosen(chosen, filteredCount)) return undefined;
  if (!chosen.across) return { ids: [...chosen.ids] };
  const { searchString, personaGroupId, unmatched, approval, importTokenId, ...overview } = filter;
  return {
    filter: {
      ...(searchString && { searchString }),
      ...(personaGroupId.length && { personaGroupId: [...personaGroupId] }),
      ...(unmatched && { unmatched }),
      ...(approval && { approval }),
      ...(importTokenId && { importTokenId }),
      ...overview,
    },
    except: [...chosen.except],
  };
};
