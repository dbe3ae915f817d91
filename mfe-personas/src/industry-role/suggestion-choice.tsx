import type { RoleRecommendation } from '@skills-architect/contracts/personas';
import { ShownName } from '@skills-architect/library-kit';
import { Box } from '@skills-architect/ui-kit';
import { ScoreBar } from '@skills-architect/ui-kit/extra';
import { ChoiceButton } from './choice-button';
import { suggestionWord } from './suggestion-word';

interface SuggestionChoiceProps {
  suggestion:
    | Pick<RoleRecommendation, 'roleName' | 'nameLanguage' | 'parts' | 'confidence' | 'unmeasuredLanguage'>
    | undefined;
  selected: boolean;
  disabled: boolean;
  /** The nearest role of a library that has no close one. */
  notClose?: boolean;
  /** No other role is suggested. */
  isOnly?: boolean;
  /** Clamps the name to one line, with the full name as tooltip. */
  isLine?: boolean;
  onChoose: () => void;
}

/** A suggested role with its score; a click selects it, another click deselects it. */
export function SuggestionChoice({
  suggestion,
  selected,
  disabled,
  notClose = false,
  isOnly = false,
  isLine = false,
  onChoose,
}: SuggestionChoiceProps) {
  if (!suggestion) return <Box color="fg.muted">–</Box>;
  const { roleName, nameLanguage, parts } = suggestion;
  const name = <ShownName name={roleName} language={nameLanguage} isLine={isLine} />;
  return (
    <Box
      display="grid"
      gap={isLine ? '0' : '1'}
      justifyItems="start"
      py={isLine ? '0' : '1'}
      color={disabled ? 'fg.muted' : undefined}
    >
      {disabled ? (
        <span>{name}</span>
      ) : (
        <ChoiceButton selected={selected} onChoose={onChoose}>
          {name}
        </ChoiceButton>
      )}
      <Box display="flex" alignItems="center" minH="5">
        {parts && (
          <ScoreBar parts={parts} word={suggestionWord(suggestion, { isFar: notClose, isOnly })} owner={roleName} />
        )}
      </Box>
    </Box>
  );
}
