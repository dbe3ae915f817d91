import { getClient } from '@skills-architect/contracts/admin';
import { formatNumber } from '@skills-architect/contracts/locale';
import {
  describeNoCloseRole,
  getRole,
  isOnlySuggestion,
  type RoleSummary,
  type SubSector,
  type Suggestion,
  type SuggestionRequest,
  suggestRoles,
} from '@skills-architect/contracts/roles';
import { notify, request, useCall, useChange } from '@skills-architect/portal-kit';
import { Button, Dialog, ErrorPanel, Stack, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { RoleReasons } from '../industry-role/role-reasons';
import { SuggestionChoice } from '../industry-role/suggestion-choice';
import { missingForSuggestions, offersSuggestions } from './suggestion-rules';
import type { PersonaEditorState } from './use-persona-editor';

/** Display time of notices in milliseconds. */
const NOTICE_MS = 2500;
const NO_CLOSE_ROLE = 'no close role';
const notifyBriefly = (text: string) => notify(text, { variant: 'info', duration: NOTICE_MS });

interface FoundRoles {
  /** The description that the roles were suggested for. */
  suggestedFor?: SuggestionRequest;
  suggestions: readonly Suggestion[];
  /** Set while some roles have no vector of the language model. */
  vectors?: { embedded: number; records: number } | undefined;
}
const NOTHING_FOUND: FoundRoles = { suggestions: [] };

interface RoleSuggestionsProps {
  editor: PersonaEditorState;
  clientId: number;
  subSectors: readonly SubSector[];
  chosenId: number | undefined;
  onChoose: (role: RoleSummary | undefined) => void;
}

/** Suggests industry roles for the form's values; a click chooses one. */
export function RoleSuggestions({ editor, clientId, subSectors, chosenId, onChoose }: RoleSuggestionsProps) {
  const client = useCall(getClient, { params: { clientId } }).data;
  const suggest = useChange(suggestRoles);
  const [{ suggestedFor, suggestions, vectors }, setFound] = useState<FoundRoles>(NOTHING_FOUND);
  const [isExplaining, setExplaining] = useState(false);
  if (!client || !offersSuggestions(client.sourceIds, subSectors)) return null;

  const fetchSuggestions = async () => {
    const { groupName, personaName, roleDescription, rolesResponsibilities } = editor.getValues();
    const missing = missingForSuggestions(groupName, personaName);
    if (missing) {
      notifyBriefly(missing);
      // As if they had been left empty: the mark goes with the first letter.
      for (const field of ['groupName', 'personaName'] as const)
        editor.setValue(field, editor.getValues(field), { shouldTouch: true, shouldValidate: true });
      return;
    }
    try {
      const suggestionRequest = {
        personaName: personaName.trim(),
        groupName: groupName.trim(),
        roleDescription: roleDescription ?? '',
        rolesAndResponsibilities: rolesResponsibilities ?? '',
      };
      const { suggestions: found, index } = await suggest.run({
        body: { clientId, roleSuggestionsRequest: [suggestionRequest] },
      });
      const roles = found[0]?.roles ?? [];
      setFound({ suggestedFor: suggestionRequest, suggestions: roles, vectors: index?.vectors });
      if (!roles.length) notifyBriefly('No suggestions found!');
    } catch {
      // The panel below shows the cause.
      notifyBriefly('No suggestions found!');
    }
  };
  const choose = async (roleId: number) => {
    if (roleId === chosenId) return onChoose(undefined);
    try {
      onChoose(await request(getRole, { params: { roleId } }));
    } catch (error) {
      notify(error);
    }
  };
  const isFar = suggestions[0]?.confidence === NO_CLOSE_ROLE;

  return (
    <Stack gap="2" alignItems="start">
      <Button icon="search" onClick={() => void fetchSuggestions()} loading={suggest.isRunning}>
        Get Suggestions
      </Button>
      {suggest.error && (
        <ErrorPanel
          message={suggest.error.message}
          requestId={suggest.error.requestId}
          onRetry={() => void fetchSuggestions()}
        />
      )}
      {isFar && <Text color="fg.muted">{describeNoCloseRole(suggestions[0] ?? {})}. These are the nearest.</Text>}
      {vectors && (
        <Text color="fg.muted">
          The library is still being prepared for comparisons by meaning ({formatNumber(vectors.embedded)} of{' '}
          {formatNumber(vectors.records)} roles): the others were compared by their words alone.
        </Text>
      )}
      {suggestions.map((suggestion) => (
        <SuggestionChoice
          key={suggestion.roleId}
          suggestion={suggestion}
          selected={suggestion.roleId === chosenId}
          disabled={false}
          notClose={isFar}
          isOnly={isOnlySuggestion(suggestions)}
          onChoose={() => void choose(suggestion.roleId)}
        />
      ))}
      {suggestions.length > 0 && (
        <Button size="sm" variant="quiet" onClick={() => setExplaining(true)}>
          Why these roles
        </Button>
      )}
      {isExplaining && suggestedFor && (
        <Dialog open size="lg" title="Why these roles" onClose={() => setExplaining(false)}>
          <RoleReasons clientId={clientId} request={suggestedFor} roles={suggestions} />
        </Dialog>
      )}
    </Stack>
  );
}
