import type { JobRoleOption } from '@skills-architect/contracts/roles';
import { Button, chakra } from '@skills-architect/ui-kit';
import type { JobActions } from './use-job-keys';

interface TouchKeysProps extends Pick<JobActions, 'accept' | 'search' | 'skip' | 'undo'> {
  suggestions: JobRoleOption[];
}

/** Buttons for the keyboard shortcuts of an annotation, at the bottom of narrow windows. */
export function TouchKeys({ suggestions, accept, search, skip, undo }: TouchKeysProps) {
  return (
    <chakra.div
      role="group"
      aria-label="Annotate without a keyboard"
      display={{ base: 'grid', md: 'none' }}
      gridTemplateColumns="repeat(3, minmax(0, 1fr))"
      gap="2"
      position="sticky"
      bottom="var(--room-for-tray, 0px)"
      zIndex="bar"
      mx="-4"
      mb="-4"
      px="4"
      py="2"
      bg="bg.raised"
      borderTopWidth="1px"
    >
      {suggestions.map(({ roleId, roleName }, index) => (
        <Button
          key={roleId}
          aria-label={`Annotate with ${index + 1} ${roleName}`}
          title={roleName}
          px="2"
          justifyContent="flex-start"
          onClick={() => accept(index + 1)}
        >
          <chakra.span color="fg.muted">{`${index + 1} `}</chakra.span>
          <chakra.span minW="0" overflow="hidden" textOverflow="ellipsis" translate="no">
            {roleName}
          </chakra.span>
        </Button>
      ))}
      <Button variant="quiet" icon="search" gridColumnStart="1" aria-label="Search an industry role" onClick={search}>
        Role
      </Button>
      <Button variant="quiet" icon="undo" aria-label="Undo your last annotation" onClick={undo}>
        Undo
      </Button>
      <Button variant="quiet" icon="chevronRight" aria-label="Skip to the next posting without a role" onClick={skip}>
        Skip
      </Button>
    </chakra.div>
  );
}
