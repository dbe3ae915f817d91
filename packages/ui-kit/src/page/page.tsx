import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { buttonColumns } from '../form-actions/button-columns';

/** Title length that always fits. */
const MAX_FITTING_LENGTH = 80;

export interface PageProps {
  title: string;
  /** One sentence at most. */
  help?: ReactNode;
  /** The primary action, at the right end of the title line; secondary ones may precede it. */
  action?: ReactNode;
  /** One row of filters below the title, usually a `FilterBar`. */
  filters?: ReactNode;
  /** Beside the title: a status, a count, a back link. */
  beside?: ReactNode;
  children?: ReactNode;
}

/**
 * A list that is a direct child fills the height below title and filters and scrolls inside, so that its pager stays
 * visible and there is only one scroll bar. On a phone the page scrolls.
 */
const listStyles = {
  '&:has(> [data-part=list])': { sm: { maxH: 'belowBar' } },
  '&:has(> [data-part=list]) > *': { flexShrink: '0' },
  '& > [data-part=list]': { sm: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minH: '80' } },
  '& > [data-part=list] > [data-part=frame]': { sm: { flex: '0 1 auto', minH: '0', maxH: 'none' } },
} as const;

/** Layout of every screen: title, help, primary action, filters, content. */
export function Page({ title, help, action, filters, beside, children }: PageProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      gap="4"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
      css={listStyles}
    >
      <chakra.header display="flex" flexWrap="wrap" alignItems="flex-start" columnGap="4" rowGap="2">
        <chakra.div flex="1" minW="0" flexBasis={{ base: '64', md: '0' }}>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <chakra.h1
              id={id}
              tabIndex={-1}
              minW="0"
              overflowWrap="anywhere"
              lineClamp="3"
              title={title.length > MAX_FITTING_LENGTH ? title : undefined}
              fontSize="xl"
              fontWeight="semibold"
              lineHeight="1.4"
              outline="0"
            >
              {title}
            </chakra.h1>
            {beside}
          </chakra.div>
          {help && (
            <chakra.p color="fg.muted" maxW="reading">
              {help}
            </chakra.p>
          )}
        </chakra.div>
        {action && (
          <chakra.div
            data-part="actions"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent={{ base: 'flex-start', md: 'flex-end' }}
            gap="2"
            css={buttonColumns}
          >
            {action}
          </chakra.div>
        )}
      </chakra.header>
      {filters}
      {children}
    </chakra.section>
  );
}
