import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface RaisedCardProps {
  /** Names the card for screen readers. */
  label: string;
  children: ReactNode;
}

/** A card above the page, such as that of a job or a notice; its lines are children. */
export const RaisedCard = ({ label, children }: RaisedCardProps) => (
  <chakra.div
    role="group"
    aria-label={label}
    bg="bg.raised"
    borderWidth="1px"
    rounded="md"
    boxShadow="raised"
    p="3"
    display="grid"
    gap="2"
    pointerEvents="auto"
  >
    {children}
  </chakra.div>
);
