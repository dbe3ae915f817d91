import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '@skills-architect/contracts/locale';
import { Button } from '../button/button';
import type { Bulk } from './column';

interface BulkBarProps extends Bulk {
  /** Number of selected rows that the table does not show, because of its filter or page. */
  hiddenCount: number;
}

const describe = (count: number, hiddenCount: number) =>
  `${formatNumber(count)} selected${hiddenCount > 0 ? `, ${formatNumber(hiddenCount)} not shown` : ''}`;

/** Slides in below the rows while some are selected; its text is announced. */
export function BulkBar({ count, hiddenCount, text, actions, onClear }: BulkBarProps) {
  return (
    <chakra.div position="sticky" bottom="3" zIndex="bar" pointerEvents="none">
      <chakra.div role="status">
        {count > 0 && (
          <chakra.div
            role="group"
            aria-label="Selection"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2"
            w="fit"
            maxW="full"
            mx="auto"
            my="3"
            ps="4"
            pe="2"
            py="2"
            bg="bg.raised"
            borderWidth="1px"
            borderColor="accent.solid"
            rounded="md"
            boxShadow="raised"
            pointerEvents="auto"
            animation="slideUp 160ms ease-out"
          >
            <chakra.span fontWeight="medium" pe="2">
              {text ?? describe(count, hiddenCount)}
            </chakra.span>
            {actions}
            {onClear && (
              <Button variant="quiet" onClick={onClear}>
                Clear selection
              </Button>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  );
}
