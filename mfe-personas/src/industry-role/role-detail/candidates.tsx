import type { RoleRecommendation } from '@skills-architect/contracts/personas';
import type { SuggestionReasons } from '@skills-architect/contracts/roles';
import { Button, HStack, Icon, Stack, Text } from '@skills-architect/ui-kit';
import { ScoreBar, Tabs } from '@skills-architect/ui-kit/extra';
import type { RowRole } from '../../import-files/selection-rules';
import { IndustrySide } from '../industry-side';
import { suggestionWord } from '../suggestion-word';
import { Why } from './why';

type Candidate = RowRole & Pick<RoleRecommendation, 'parts' | 'confidence' | 'unmeasuredLanguage'>;

interface CandidatesProps {
  clientId: number;
  candidates: readonly Candidate[];
  shown: Candidate;
  selectedId: number | undefined;
  reasons: { text: string; reasons: SuggestionReasons[] } | undefined;
  disabledReason: string | undefined;
  /** The candidates are the nearest roles of a library that has no close one. */
  notClose: boolean;
  /** Only one role is suggested. */
  isOnly: boolean;
  onOpen: (roleId: number) => void;
  onChoose: (role: RowRole | null) => void;
}

/** Candidate roles of a row; one is open at a time. */
export function Candidates({ candidates, shown, onOpen, ...rest }: CandidatesProps) {
  return (
    <Tabs
      label="Suggested industry roles"
      fitted
      value={String(shown.roleId)}
      onChange={(id) => onOpen(Number(id))}
      tabs={candidates.map((candidate, index) => ({
        id: String(candidate.roleId),
        label: `${index + 1}. ${candidate.roleName}`,
        content: <OneCandidate {...rest} shown={candidate} />,
      }))}
    />
  );
}

function OneCandidate(props: Omit<CandidatesProps, 'candidates' | 'onOpen'>) {
  const { clientId, shown, selectedId, reasons, disabledReason, notClose, isOnly, onChoose } = props;
  const word = suggestionWord(shown, { isFar: notClose, isOnly });
  const why = reasons?.reasons.find(({ roleId }) => roleId === shown.roleId);
  const selected = shown.roleId === selectedId;
  return (
    <Stack gap="4">
      <HStack wrap="wrap" columnGap="3" rowGap="2" minH="9">
        {shown.parts && <ScoreBar parts={shown.parts} word={word} owner={shown.roleName} />}
        {selected ? (
          <HStack gap="2" ms="auto">
            <HStack gap="1" color="accent.fg">
              <Icon name="check" />
              <Text>Selected</Text>
            </HStack>
            <Button size="sm" onClick={() => onChoose(null)}>
              Clear
            </Button>
          </HStack>
        ) : (
          <HStack ms="auto">
            <Button size="sm" variant="primary" onClick={() => onChoose(shown)} disabledReason={disabledReason}>
              Select this role
            </Button>
          </HStack>
        )}
      </HStack>
      {why && reasons && <Why reasons={why} text={reasons.text} />}
      {!why && !shown.parts && (
        <Text color="fg.muted">Found by search. Save to see how well it matches the description.</Text>
      )}
      <IndustrySide roleId={shown.roleId} clientId={clientId} />
    </Stack>
  );
}
