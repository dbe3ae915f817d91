interface SourcedSubSector {
  sourceIds: readonly number[];
}

/** Suggestions are offered to a client with exactly one source that has published roles. */
export const offersSuggestions = (sourceIds: readonly number[], subSectors: readonly SourcedSubSector[]): boolean =>
  sourceIds.filter((id) => subSectors.some((subSector) => subSector.sourceIds.includes(id))).length === 1;

/** Message about missing input for suggestions; undefined when nothing is missing. */
export const missingForSuggestions = (groupName: string, personaName: string): string | undefined => {
  if (!groupName.trim() && !personaName.trim()) return 'Group Name & Client Persona cannot be empty!';
  if (!groupName.trim()) return 'Group Name cannot be empty!';
  return personaName.trim() ? undefined : 'Client Persona cannot be empty!';
};
