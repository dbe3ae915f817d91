import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '@skills-architect/contracts/locale';

interface ChipOption {
  value: string;
  label: string;
  count: number;
}

export interface FilterChipsProps {
  /** Names the group for screen readers. */
  label: string;
  options: readonly ChipOption[];
  /** The pressed chip. */
  value: string;
  onChange: (value: string) => void;
}

/** Filters with their counts in a row; one is pressed. */
export function FilterChips({ label, options, value, onChange }: FilterChipsProps) {
  return (
    <chakra.div role="group" aria-label={label} display="flex" flexWrap="wrap" gap="1">
      {options.map((option) => {
        const pressed = option.value === value;
        return (
          <chakra.button
            key={option.value}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChange(option.value)}
            display="inline-flex"
            alignItems="center"
            gap="2"
            h="7"
            px="2"
            rounded="md"
            borderWidth="1px"
            borderColor={pressed ? 'accent.solid' : 'border'}
            bg={pressed ? 'accent.subtle' : 'bg.panel'}
            color={pressed ? 'accent.fg' : 'fg'}
            fontSize="sm"
            cursor="pointer"
            _hover={{ borderColor: 'accent.solid' }}
          >
            {option.label}
            <chakra.span color={pressed ? 'accent.fg' : 'fg.muted'} fontVariantNumeric="tabular-nums">
              {formatNumber(option.count)}
            </chakra.span>
          </chakra.button>
        );
      })}
    </chakra.div>
  );
}
