import type { ImportRow, RoleRecommendation } from '@skills-architect/contracts/personas';
import { isOnlySuggestion } from '@skills-architect/contracts/roles';
import { nameHint } from '@skills-architect/library-kit';
import { Box, chakra, Icon } from '@skills-architect/ui-kit';
import { matchesWords, Picker, type PickerOption, ScoreBar } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import {
  choiceOf,
  hasNoCloseRole,
  listSuggestions,
  type RowChoice,
  WITHOUT_ROLE,
} from '../import-files/selection-rules';
import { suggestionWord } from '../industry-role/suggestion-word';
import { useRoleSearch } from '../industry-role/use-role-search';

interface RoleChoiceProps {
  clientId: number;
  row: ImportRow;
  selected: RowChoice | null;
  /** Marks the row as lacking a role. */
  isMissing: boolean;
  onChoose: (row: ImportRow, choice: RowChoice | null) => void;
}

const suggestionOption = (row: ImportRow, suggestion: RoleRecommendation): PickerOption => {
  const { roleId, roleName, nameLanguage, parts } = suggestion;
  const word = suggestionWord(suggestion, {
    isFar: hasNoCloseRole(row),
    isOnly: isOnlySuggestion(listSuggestions(row)),
  });
  return {
    value: roleId,
    label: roleName,
    group: hasNoCloseRole(row) ? 'Nearest roles' : 'Suggestions',
    hint: nameHint(nameLanguage, undefined),
    detail: parts && <ScoreBar parts={parts} word={word} />,
  };
};

const draftOption: PickerOption = {
  value: WITHOUT_ROLE.kind,
  label: 'Create without a role',
  group: 'No role fits',
  hint: 'A draft persona',
};

const toOption = (choice: RowChoice): PickerOption =>
  choice.kind === 'role'
    ? { value: choice.role.roleId, label: choice.role.roleName }
    : { value: draftOption.value, label: 'Without a role' };

/**
 * Picker of a row's industry role. Options: suggestions with their scores, the library, searched by name, and no role.
 */
export function RoleChoice({ clientId, row, selected, isMissing, onChoose }: RoleChoiceProps) {
  // Searches only after focus: otherwise every row would send a request when it mounts.
  const [isUsed, setUsed] = useState(false);
  const { text, options, searchProps } = useRoleSearch({ clientId, isWaiting: !isUsed });
  const suggested = listSuggestions(row)
    .filter(({ roleName }) => matchesWords(roleName, text))
    .map((suggestion) => suggestionOption(row, suggestion));
  // Filters only shown suggestions: the server also matches spellings and translations that `matchesWords` misses.
  const found = options.filter(({ value }) => suggested.every((option) => option.value !== value));
  const drafts = matchesWords(draftOption.label, text) ? [draftOption] : [];
  const choose = (option: PickerOption | null) => {
    if (option?.value === draftOption.value) return onChoose(row, WITHOUT_ROLE);
    onChoose(row, choiceOf(option && { roleId: Number(option.value), roleName: option.label }));
  };
  return (
    <Box onFocus={() => setUsed(true)}>
      <Picker
        label={`Industry role for ${row.personaName}`}
        hideLabel
        placeholder="Select a role"
        help={isMissing && <NotSelected />}
        options={[...suggested, ...found.map((option) => ({ ...option, group: 'Library' })), ...drafts]}
        value={selected && toOption(selected)}
        disabledReason={row.isDuplicatePersona ? 'This persona already exists' : undefined}
        onChange={choose}
        {...searchProps}
      />
    </Box>
  );
}

// Passed as help, not as error: errors are live regions, and a screen reader would announce every row.
const NotSelected = () => (
  <chakra.span display="inline-flex" alignItems="center" gap="1" color="danger.fg">
    <Icon name="alert" size="3" />
    Not Selected
  </chakra.span>
);
