import { formatNumber } from '@skills-architect/contracts/locale';
import type { PostingPlace } from '@skills-architect/contracts/roles';
import { navigate } from '@skills-architect/portal-kit';
import { HStack, IconButton, Text } from '@skills-architect/ui-kit';
import { jobPath } from '../posting-list/use-posting-list';

interface StepperProps {
  /** Undefined while it loads. */
  place: PostingPlace | undefined;
  /** The numbers of the counter: those of the address until the place is loaded. */
  counter: { rowNumber: number; total: number };
  search: string;
}

const findNeighbour = (place: PostingPlace, step: 1 | -1) => (step === 1 ? place.nextId : place.previousId);

/** Opens the posting before or after this one in the list. */
export const stepTo = (place: PostingPlace, step: 1 | -1, search: string): void => {
  const id = findNeighbour(place, step);
  if (id) navigate(jobPath(id, place.total, place.rowNumber + step, search));
};

/** Steps through the postings of the list, with the counter 'n / total'. */
export function Stepper({ place, counter, search }: StepperProps) {
  const renderStep = (by: 1 | -1, icon: 'chevronLeft' | 'chevronRight', label: string, end: string) => (
    <IconButton
      icon={icon}
      label={label}
      size="sm"
      disabledReason={place && findNeighbour(place, by) === null ? end : undefined}
      onClick={() => place && stepTo(place, by, search)}
    />
  );
  return (
    <HStack gap="1" role="group" aria-label="Job postings">
      {renderStep(-1, 'chevronLeft', 'Previous posting', 'This is the first posting of the list')}
      <Text color="fg.muted" aria-live="polite">
        {formatNumber(counter.rowNumber)} / {formatNumber(counter.total)}
      </Text>
      {renderStep(1, 'chevronRight', 'Next posting', 'This is the last posting of the list')}
    </HStack>
  );
}
