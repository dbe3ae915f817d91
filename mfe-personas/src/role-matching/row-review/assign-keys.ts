import type { RowFieldName } from '@skills-architect/contracts/personas';

interface AssignKey {
  field: RowFieldName;
  /** Adds to the field's text instead of replacing it. */
  add: boolean;
}

/** Keys that assign the selected passages; with Shift they are added to a text field. */
export const ASSIGN_KEYS: Record<string, AssignKey> = {
  n: { field: 'personaName', add: false },
  g: { field: 'groupName', add: false },
  r: { field: 'reportingTo', add: false },
  d: { field: 'roleDescription', add: false },
  D: { field: 'roleDescription', add: true },
  t: { field: 'rolesAndResponsibilities', add: false },
  T: { field: 'rolesAndResponsibilities', add: true },
};

const keyLabel = (key: string) => (key === key.toUpperCase() ? `Shift ${key}` : key.toUpperCase());

/** Text of an assignment's key in a tooltip; undefined if it has none. */
export const keyName = (field: RowFieldName, add: boolean): string | undefined => {
  const entry = Object.entries(ASSIGN_KEYS).find(([, to]) => to.field === field && to.add === add);
  return entry && keyLabel(entry[0]);
};
